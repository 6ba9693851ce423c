// A window with a text, by libadwaita alone: what our own windows are compared with. Says when its first frame is painted, and
// ends when its input ends.
#include <adwaita.h>
#include <stdio.h>

static void painted(GdkFrameClock *clock, gpointer window) {
  puts("shown");
  fflush(stdout);
  g_signal_handlers_disconnect_by_func(clock, painted, window);
}

static gboolean ended(GIOChannel *input, GIOCondition condition, gpointer application) {
  g_application_quit(application);
  return G_SOURCE_REMOVE;
}

static void activated(GtkApplication *application, gpointer data) {
  GtkWidget *window = adw_application_window_new(application);
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append(GTK_BOX(box), adw_header_bar_new());
  gtk_box_append(GTK_BOX(box), gtk_label_new("Good day"));
  adw_application_window_set_content(ADW_APPLICATION_WINDOW(window), box);
  gtk_window_set_default_size(GTK_WINDOW(window), 390, 600);
  gtk_window_present(GTK_WINDOW(window));
  g_signal_connect(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(painted), window);
  g_io_add_watch(g_io_channel_unix_new(0), G_IO_IN | G_IO_HUP, ended, application);
}

int main(void) {
  AdwApplication *application = adw_application_new(NULL, G_APPLICATION_NON_UNIQUE);
  g_signal_connect(application, "activate", G_CALLBACK(activated), NULL);
  return g_application_run(G_APPLICATION(application), 0, NULL);
}
