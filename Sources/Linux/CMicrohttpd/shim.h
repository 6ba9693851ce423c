#pragma once
#include <microhttpd.h>
#include <netinet/in.h>
#include <sys/socket.h>

// MHD_start_daemon takes its options as variadic arguments, which Swift cannot pass.
struct highstreet_server_options {
  const struct sockaddr *address;
  unsigned int threads;
  unsigned int connections;
  unsigned int timeout_seconds;
  size_t header_bytes;
  MHD_AccessHandlerCallback answer;
  MHD_RequestCompletedCallback completed;
  MHD_NotifyConnectionCallback connection_changed;
  void *(*begin)(void *context, const char *uri, struct MHD_Connection *connection);
  void *context;
};

// Returns the URI as it came: our services decode it themselves.
static size_t highstreet_keep_escapes(void *context, struct MHD_Connection *connection, char *text) {
  (void)context;
  (void)connection;
  size_t length = 0;
  while (text[length] != '\0') ++length;
  return length;
}

// Drops MHD's messages: what a client sent must not reach a log.
static void highstreet_drop_log(void *context, const char *format, va_list arguments) {
  (void)context;
  (void)format;
  (void)arguments;
}

static inline struct MHD_Daemon *highstreet_server_start(const struct highstreet_server_options *options) {
  // Not epoll: with it, libmicrohttpd 0.9.75 overlooks the end of a connection that comes together with data.
  unsigned int flags =
      MHD_USE_INTERNAL_POLLING_THREAD | MHD_USE_POLL | MHD_ALLOW_SUSPEND_RESUME | MHD_USE_ERROR_LOG;
  if (options->address->sa_family == AF_INET6) flags |= MHD_USE_IPv6;
  return MHD_start_daemon(
      flags, 0, NULL, NULL, options->answer, options->context,
      MHD_OPTION_EXTERNAL_LOGGER, highstreet_drop_log, NULL,
      MHD_OPTION_SOCK_ADDR, options->address,
      MHD_OPTION_THREAD_POOL_SIZE, options->threads,
      MHD_OPTION_CONNECTION_LIMIT, options->connections,
      MHD_OPTION_CONNECTION_TIMEOUT, options->timeout_seconds,
      MHD_OPTION_CONNECTION_MEMORY_LIMIT, options->header_bytes,
      MHD_OPTION_UNESCAPE_CALLBACK, highstreet_keep_escapes, NULL,
      MHD_OPTION_URI_LOG_CALLBACK, options->begin, options->context,
      MHD_OPTION_NOTIFY_COMPLETED, options->completed, options->context,
      MHD_OPTION_NOTIFY_CONNECTION, options->connection_changed, options->context,
      MHD_OPTION_END);
}

// The port that the daemon listens on, 0 when it cannot be told.
static inline unsigned int highstreet_server_port(struct MHD_Daemon *daemon) {
  const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT);
  return info == NULL ? 0 : info->port;
}

// The socket of a connection, -1 when it cannot be told.
static inline int highstreet_connection_socket(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info == NULL ? -1 : info->connect_fd;
}
