/*
 * Non-local jumps [C17 7.13], as exceptions. Each call of a function with `setjmp` has a frame in a list, and a number that no
 * other call has; a buffer says which call filled it, and where. `longjmp` raises an exception, which the function takes whose
 * number it has and the others let pass (decision 0314).
 */
#ifndef _SAMARA_SETJMP_H
#define _SAMARA_SETJMP_H

struct __jump_frame {
  struct __jump_frame *outer;
  unsigned long number;
};

typedef struct {
  unsigned long number;
  int site;
} jmp_buf[1];

__attribute__((weak)) struct {
  struct __jump_frame *innermost;
  unsigned long calls;
  /* Of the jump that is under way: whose it is, where it goes on, and with what value. */
  unsigned long number;
  int site;
  int value;
} __jumps;

static void __jump_enter(struct __jump_frame *frame) {
  frame->outer = __jumps.innermost;
  frame->number = ++__jumps.calls;
  __jumps.innermost = frame;
}

static void __jump_leave(struct __jump_frame *frame) { __jumps.innermost = frame->outer; }

static void __jump_mark(struct __jump_frame *frame, void *buffer, int site) {
  jmp_buf *env = buffer;
  (*env)->number = frame->number;
  (*env)->site = site;
}

/* Where the function goes on, with `*value`; 0 if the jump is not for it. */
static int __jump_arrive(struct __jump_frame *frame, int *value) {
  if (__jumps.number != frame->number) {
    __jump_leave(frame);
    return 0;
  }
  __jumps.number = 0;
  __jumps.innermost = frame;
  *value = __jumps.value;
  return __jumps.site;
}

_Noreturn void __sys_trap(int kind, const char *words);

static _Noreturn void longjmp(jmp_buf env, int value) {
  struct __jump_frame *frame = __jumps.innermost;
  while (frame && frame->number != env->number) frame = frame->outer;
  if (!frame) __sys_trap(2, "longjmp: the call that filled the buffer with setjmp has ended");
  __jumps.number = env->number;
  __jumps.site = env->site;
  __jumps.value = value ? value : 1;
  __builtin_samara_throw();
}

#define setjmp(env) __builtin_samara_setjmp(env)
#define _setjmp(env) setjmp(env)
#define _longjmp longjmp

/* No signal is ever blocked, so nothing of them is saved. */
typedef jmp_buf sigjmp_buf;
#define sigsetjmp(env, save) ((void)(save), setjmp(env))
#define siglongjmp longjmp

#endif
