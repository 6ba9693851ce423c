#pragma once
#include <curl/curl.h>

// Swift's Glibc module leaves these out.
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/timerfd.h>

// libcurl sets its options through variadic functions, which Swift cannot call.

static inline CURLcode highstreet_curl_global_init(void) { return curl_global_init(CURL_GLOBAL_DEFAULT); }

static inline CURLcode highstreet_curl_set_long(CURL *handle, CURLoption option, long value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode highstreet_curl_set_size(CURL *handle, CURLoption option, curl_off_t value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode highstreet_curl_set_string(CURL *handle, CURLoption option, const char *value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode highstreet_curl_set_pointer(CURL *handle, CURLoption option, const void *value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode highstreet_curl_set_list(CURL *handle, CURLoption option, struct curl_slist *value) {
  return curl_easy_setopt(handle, option, value);
}

/// What libcurl calls with bytes that arrived; it returns how many of them it took, and fewer end the transfer.
typedef size_t (*highstreet_curl_sink)(char *bytes, size_t size, size_t count, void *context);

static inline CURLcode highstreet_curl_set_sink(CURL *handle, CURLoption option, highstreet_curl_sink value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode highstreet_curl_get_long(CURL *handle, CURLINFO info, long *value) {
  return curl_easy_getinfo(handle, info, value);
}

static inline CURLMcode highstreet_curl_multi_set_long(CURLM *multi, CURLMoption option, long value) {
  return curl_multi_setopt(multi, option, value);
}

static inline CURLMcode highstreet_curl_multi_set_pointer(CURLM *multi, CURLMoption option, void *value) {
  return curl_multi_setopt(multi, option, value);
}

static inline CURLMcode highstreet_curl_multi_set_socket_callback(CURLM *multi, curl_socket_callback value) {
  return curl_multi_setopt(multi, CURLMOPT_SOCKETFUNCTION, value);
}

static inline CURLMcode highstreet_curl_multi_set_timer_callback(CURLM *multi, curl_multi_timer_callback value) {
  return curl_multi_setopt(multi, CURLMOPT_TIMERFUNCTION, value);
}
