/* Options of the command line [POSIX getopt]. */
#include <stdio.h>
#include <string.h>
#include <unistd.h>

char *optarg;
int optind = 1;
int opterr = 1;
int optopt;

/* The next character of a word with several options. */
static char *next;

/* Options that begin with a colon ask for no message, and for `quiet`. */
static int refuse(char *const words[], const char *options, const char *what, int quiet) {
  if (*options == ':') return quiet;
  if (opterr) fprintf(stderr, "%s: %s -- '%c'\n", words[0], what, optopt);
  return '?';
}

int getopt(int count, char *const words[], const char *options) {
  optarg = NULL;
  if (next == NULL || *next == 0) {
    char *word = optind < count ? words[optind] : NULL;
    if (word == NULL || word[0] != '-' || word[1] == 0) return -1;
    optind++;
    if (strcmp(word, "--") == 0) return -1;
    next = word + 1;
  }
  optopt = *next++;
  const char *known = optopt == ':' ? NULL : strchr(options, optopt);
  if (known == NULL) return refuse(words, options, "invalid option", '?');
  if (known[1] != ':') return optopt;
  if (*next == 0 && optind == count) return refuse(words, options, "option requires an argument", ':');
  optarg = *next != 0 ? next : words[optind++];
  next = NULL;
  return optopt;
}
