/* How much of a multibyte character was read or written: the bits of a UTF-8 sequence so far, how many bytes are missing, its first
   byte; and of UTF-16, the surrogate that comes next. All zero at the beginning. */
#ifndef _SAMARA_MBSTATE_H
#define _SAMARA_MBSTATE_H

typedef struct __mbstate {
  unsigned int __value;
  unsigned char __missing;
  unsigned char __first;
  unsigned short __surrogate;
} mbstate_t;

#endif
