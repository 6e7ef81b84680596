/* Text by eight bytes at a time. A word that is aligned begins and ends in the same page of memory as its bytes, so it may reach behind the
   end of an object where memory is one array: in the linear IR, for which `__FLAT_MEMORY__` is defined. On MAPLE's engines a block ends
   where it ends (the formal machine reports what is behind it), and functions look at one byte after the other. */
#ifdef __FLAT_MEMORY__
typedef unsigned long long Word;

#define IS_ALIGNED(at) ((__UINTPTR_TYPE__)(at) % sizeof(Word) == 0)
#define WORD(at) (*(const Word *)(at))

/* One that is not aligned, all of whose bytes are an object's. */
typedef struct __attribute__((packed)) {
  Word word;
} AnyWord;

#define ANY_WORD(at) (((const AnyWord *)(at))->word)

/* A byte in each place. */
#define EACH(byte) ((unsigned char)(byte)*0x0101010101010101ULL)

/* The top bit of the first byte that is zero; of bytes behind that one it may be set too. 0 if no byte is zero. */
#define ZEROS(word) (((word) - EACH(1)) & ~(word) & EACH(0x80))

/* The number of the first byte that is marked so. */
#define FIRST(marks) (__builtin_ctzll(marks) / 8)
#endif
