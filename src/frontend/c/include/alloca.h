/* Memory of the calling function, as GNU C has it. */
#ifndef _SAMARA_ALLOCA_H
#define _SAMARA_ALLOCA_H

#define alloca(size) __builtin_alloca(size)

#endif
