/** The numbers of errno.h: those of Linux. What functions of the library give minus such a number for is in system.ts. */

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
export const EOVERFLOW = 75;
