#pragma once
#include <adwaita.h>
#include <glib-unix.h>
#include <gtk/gtk.h>
#include <pango/pango.h>

// libdispatch's door for a foreign main loop: readable when the main queue has work.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *message);

// Type macros, which Swift does not import.
static const GType highstreet_type_boolean = G_TYPE_BOOLEAN;
static const GType highstreet_type_int = G_TYPE_INT;
static const GType highstreet_type_uint = G_TYPE_UINT;
static const GType highstreet_type_double = G_TYPE_DOUBLE;
static const GType highstreet_type_string = G_TYPE_STRING;
static const GType highstreet_type_object = G_TYPE_OBJECT;
static const GType highstreet_type_enum = G_TYPE_ENUM;

// The instance of the widget class that Canvas registers: a widget that carries a retained Swift object.
typedef struct {
  GtkWidget parent;
  void *delegate;
} HighStreetCanvas;
