/* Functions that do not return [C17 7.23]. */
#ifndef _SAMARA_STDNORETURN_H
#define _SAMARA_STDNORETURN_H

#define noreturn _Noreturn

#endif
