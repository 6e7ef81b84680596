/** The numbers of errno.h and their messages: those of Linux. What functions of the library give minus such a number for is in system.ts. */

export const errnoMessages = {
  0: 'Success',
  1: 'Operation not permitted',
  2: 'No such file or directory',
  4: 'Interrupted system call',
  5: 'Input/output error',
  9: 'Bad file descriptor',
  12: 'Cannot allocate memory',
  13: 'Permission denied',
  14: 'Bad address',
  16: 'Device or resource busy',
  17: 'File exists',
  18: 'Invalid cross-device link',
  20: 'Not a directory',
  21: 'Is a directory',
  22: 'Invalid argument',
  24: 'Too many open files',
  27: 'File too large',
  28: 'No space left on device',
  29: 'Illegal seek',
  30: 'Read-only file system',
  33: 'Numerical argument out of domain',
  34: 'Numerical result out of range',
  36: 'File name too long',
  38: 'Function not implemented',
  39: 'Directory not empty',
  40: 'Too many levels of symbolic links',
  75: 'Value too large for defined data type',
} as const satisfies Record<number, string>;

export const ENOENT = 2;
export const EIO = 5;
export const EBUSY = 16;
export const EEXIST = 17;
export const EXDEV = 18;
export const ENOTDIR = 20;
export const EISDIR = 21;
export const EMFILE = 24;
export const EFBIG = 27;
export const ENOSPC = 28;
export const EROFS = 30;
export const ENAMETOOLONG = 36;
export const ENOTEMPTY = 39;
export const ELOOP = 40;
export const EBADF = 9;
export const EINVAL = 22;
export const EACCES = 13;
export const ENOMEM = 12;
export const ESPIPE = 29;
export const ERANGE = 34;
export const EOVERFLOW = 75;
