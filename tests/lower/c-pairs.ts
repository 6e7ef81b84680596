/**
 * Small functions written twice, in C and in MAPLE. `c` may hold more than the function; `maple` is a module of its own.
 * Nothing that they compute depends on the width of pointers.
 */
export type Type = 'i8' | 'u8' | 'i16' | 'u16' | 'i32' | 'u32' | 'i64' | 'u64' | 'f32' | 'f64';

export interface Pair {
  readonly name: string;
  readonly params: readonly Type[];
  readonly result: Type;
  readonly c: string;
  readonly maple: string;
}

export const pairs: readonly Pair[] = [
  {
    name: 'bitfields',
    params: ['i32', 'u32', 'i64'],
    result: 'i64',
    c: `struct B { int a:3; unsigned b:7; char c; long d:40; unsigned e:1; short f:9; };
long bitfields(int x, unsigned y, long z) {
  struct B s; memset(&s, 0, sizeof s);
  s.a = x; s.b = y; s.c = x; s.d = z; s.e = y; s.f = x;
  long all = 0; unsigned char *p = (unsigned char *)&s;
  for (int i = 0; i < (int)sizeof s; i++) all = all * 31 + p[i];
  return all ^ s.a ^ ((long)s.b << 8) ^ s.d ^ ((long)s.e << 20) ^ ((long)s.f << 30) ^ s.c; }`,
    maple: `type $B <struct { @a:3 i32, @b:7 u32, @c i8, @d:40 i64, @e:1 u32, @f:9 i16 }>
func &bitfields (var %x i32, var %y u32, var %z i64) i64 {
  var %s <$B>
  var %all i64
  var %i i32
  var %p ptr
  dassign %p (addrof ptr %s)
  intrinsiccall C_memset (dread ptr %p, constval i32 0, sizeoftype u64 <$B>)
  dassign %s 1 (dread i32 %x)
  dassign %s 2 (dread u32 %y)
  dassign %s 3 (dread i32 %x)
  dassign %s 4 (dread i64 %z)
  dassign %s 5 (dread u32 %y)
  dassign %s 6 (dread i32 %x)
  dassign %all (constval i64 0)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, sizeoftype i32 <$B>)) {
    dassign %all (add i64 (mul i64 (dread i64 %all, constval i64 31), iread i64 <* u8> (add ptr (dread ptr %p, dread i32 %i))))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (bxor i64 (bxor i64 (bxor i64 (bxor i64 (bxor i64 (bxor i64 (dread i64 %all, dread i64 %s 1),
    shl i64 (dread i64 %s 2, constval i32 8)), dread i64 %s 4), shl i64 (dread i64 %s 5, constval i32 20)),
    shl i64 (dread i64 %s 6, constval i32 30)), dread i64 %s 3))
}`,
  },
  {
    name: 'packed',
    params: ['i32', 'u64'],
    result: 'u64',
    c: `struct __attribute__((packed)) P { unsigned a:5; unsigned long b:62; int c:20; };
unsigned long packed(int x, unsigned long y) { struct P s; memset(&s, 0xa5, sizeof s); s.b = y; s.a = x; s.c = x;
  unsigned long all = 0; unsigned char *p = (unsigned char *)&s;
  for (unsigned i = 0; i < sizeof s; i++) all = all * 131 + p[i];
  return all ^ s.b ^ s.a ^ s.c; }`,
    maple: `type $P <struct { @a:5 u32, @b:62 u64, @c:20 i32 }> packed
func &packed (var %x i32, var %y u64) u64 {
  var %s <$P>
  var %all u64 = 0
  var %i u32 = 0
  intrinsiccall C_memset (addrof ptr %s, constval i32 0xa5, sizeoftype u64 <$P>)
  dassign %s 2 (dread u64 %y)
  dassign %s 1 (dread i32 %x)
  dassign %s 3 (dread i32 %x)
  while (lt u1 u32 (dread u32 %i, sizeoftype u32 <$P>)) {
    dassign %all (add u64 (mul u64 (dread u64 %all, constval u64 131), iread u32 <* u8> (add ptr (addrof ptr %s, dread u32 %i))))
    dassign %i (add u32 (dread u32 %i, constval u32 1))
  }
  return (bxor u64 (dread u64 %all, bxor u64 (dread u64 %s 2, bxor u64 (dread u32 %s 1, dread i32 %s 3))))
}`,
  },
  {
    name: 'structs',
    params: ['i32', 'f64', 'i8'],
    result: 'f64',
    c: `struct V { double x, y; signed char tag; int n[3]; };
static struct V turn(struct V v, int by) { struct V r = v; r.x = -v.y; r.y = v.x; r.n[1] += by; v.x = 99; return r; }
double structs(int a, double d, signed char t) {
  struct V v = { d, a, t, { 1, 2, a } }, w; w = turn(v, a); struct V *p = &v; *p = turn(w, t);
  return v.x + 3 * w.y + v.n[1] * 7.0 + w.n[2] - v.tag; }`,
    maple: `type $V <struct { @x f64, @y f64, @tag i8, @n <[3] i32> }>
func &turn (var %v <$V>, var %by i32) <$V> {
  var %r <$V>
  dassign %r (dread agg %v)
  dassign %r 1 (neg f64 (dread f64 %v 2))
  dassign %r 2 (dread f64 %v 1)
  iassign <* i32> (array 0 ptr <* <[3] i32>> (addrof ptr %r 4, constval i32 1),
    add i32 (iread i32 <* i32> (array 0 ptr <* <[3] i32>> (addrof ptr %r 4, constval i32 1)), dread i32 %by))
  dassign %v 1 (constval f64 99.0)
  return (dread agg %r)
}
func &structs (var %a i32, var %d f64, var %t i8) f64 {
  var %v <$V>
  var %w <$V>
  var %p <* <$V>>
  dassign %v 1 (dread f64 %d)
  dassign %v 2 (dread i32 %a)
  dassign %v 3 (dread i32 %t)
  iassign <* <[3] i32>> (array 0 ptr <* <[3] i32>> (addrof ptr %v 4, constval i32 0), constval i32 1)
  iassign <* <[3] i32>> (array 0 ptr <* <[3] i32>> (addrof ptr %v 4, constval i32 1), constval i32 2)
  iassign <* <[3] i32>> (array 0 ptr <* <[3] i32>> (addrof ptr %v 4, constval i32 2), dread i32 %a)
  callassigned &turn (dread agg %v, dread i32 %a) { dassign %w }
  dassign %p (addrof ptr %v)
  call &turn (dread agg %w, dread i32 %t)
  iassign <* <$V>> (dread ptr %p, regread agg %%retval0)
  return (sub f64 (add f64 (add f64 (add f64 (dread f64 %v 1, mul f64 (constval i32 3, dread f64 %w 2)),
    mul f64 (iread i32 <* i32> (array 0 ptr <* <[3] i32>> (addrof ptr %v 4, constval i32 1)), constval f64 7.0)),
    iread i32 <* i32> (array 0 ptr <* <[3] i32>> (addrof ptr %w 4, constval i32 2))), dread i32 %v 3))
}`,
  },
  {
    name: 'nested',
    params: ['u8', 'i16'],
    result: 'i32',
    c: `struct In { short s; union { int i; unsigned char b[4]; } u; }; struct Out { char c; struct In a[2]; struct In last; };
int nested(unsigned char k, short s) { struct Out o; memset(&o, 0, sizeof o); o.last.u.i = s * 257; o.a[k & 1].s = s; o.a[1].u.b[k & 3] = k;
  return o.last.u.b[0] + 256 * o.last.u.b[k & 3] + o.a[0].s - o.a[1].s * 3 + o.a[1].u.i + (int)sizeof(struct Out); }`,
    maple: `type $U <union { @i i32, @b <[4] u8> }>
type $In <struct { @s i16, @u <$U> }>
type $Out <struct { @c i8, @a <[2] <$In>>, @last <$In> }>
func &nested (var %k u8, var %s i16) i32 {
  var %o <$Out>
  intrinsiccall C_memset (addrof ptr %o, constval i32 0, sizeoftype u64 <$Out>)
  dassign %o 6 (mul i32 (dread i32 %s, constval i32 257))
  iassign <* <$In>> 1 (array 0 ptr <* <[2] <$In>>> (addrof ptr %o 2, band i32 (dread i32 %k, constval i32 1)), dread i32 %s)
  iassign <* u8> (array 0 ptr <* <[4] u8>> (iaddrof ptr <* <$In>> 4 (array 0 ptr <* <[2] <$In>>> (addrof ptr %o 2, constval i32 1)),
    band i32 (dread i32 %k, constval i32 3)), dread i32 %k)
  return (add i32 (add i32 (sub i32 (add i32 (add i32 (
    iread i32 <* u8> (array 0 ptr <* <[4] u8>> (addrof ptr %o 7, constval i32 0)),
    mul i32 (constval i32 256, iread i32 <* u8> (array 0 ptr <* <[4] u8>> (addrof ptr %o 7, band i32 (dread i32 %k, constval i32 3))))),
    iread i32 <* <$In>> 1 (addrof ptr %o 2)),
    mul i32 (iread i32 <* <$In>> 1 (array 0 ptr <* <[2] <$In>>> (addrof ptr %o 2, constval i64 1)), constval i32 3)),
    iread i32 <* <$In>> 3 (array 0 ptr <* <[2] <$In>>> (addrof ptr %o 2, constval i32 1))),
    sizeoftype i32 <$Out>))
}`,
  },
  {
    name: 'matrix',
    params: ['i32', 'i32'],
    result: 'i32',
    c: `static int grid[4][5][6];
int matrix(int a, int b) { int *p = &grid[0][0][0]; for (int i = 0; i < 120; i++) p[i] = i * a + b; return grid[a & 3][b & 3][(a ^ b) & 3] - grid[3][4][5]; }`,
    maple: `var $grid <[4][5][6] i32>
func &matrix (var %a i32, var %b i32) i32 {
  var %i i32 = 0
  var %p <* i32>
  dassign %p (addrof ptr $grid)
  while (lt u1 i32 (dread i32 %i, constval i32 120)) {
    iassign <* i32> (array 0 ptr <* i32> (dread ptr %p, dread i32 %i), add i32 (mul i32 (dread i32 %i, dread i32 %a), dread i32 %b))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (sub i32 (iread i32 <* i32> (array 1 ptr <* <[4][5][6] i32>> (addrof ptr $grid, band i32 (dread i32 %a, constval i32 3),
    band i32 (dread i32 %b, constval i32 3), band i32 (bxor i32 (dread i32 %a, dread i32 %b), constval i32 3))),
    iread i32 <* i32> (array 0 ptr <* <[6] i32>> (array 1 ptr <* <[4][5][6] i32>> (addrof ptr $grid, constval i32 3, constval i32 4), constval i32 5))))
}`,
  },
  {
    name: 'initialised',
    params: ['u8'],
    result: 'i64',
    c: `struct Q { char *name; int id; double w; }; static int seven = 7; static int twice(int x) { return x * 2; } static int thrice(int x) { return x * 3; }
static struct Q qs[2] = { { "alpha", -5, 1.5 }, { "be", 300, 2.25 } }; static int *where = &seven; static int (*const fs[2])(int) = { twice, thrice };
static unsigned char text[6] = "hey"; static long big[3] = { 1, 0x123456789abcdefL };
long initialised(unsigned char k) { int i = k & 1; static int count = 10; count += i;
  return qs[i].name[i] + qs[i].id + (long)(qs[i].w * 4) + *where + fs[i](k) + text[k % 6] + big[k % 3] + (count - count) ; }`,
    maple: `type $Q <struct { @name <* i8>, @id i32, @w f64 }>
var $seven i32 = 7
func &twice (var %x i32) i32 { return (mul i32 (dread i32 %x, constval i32 2)) }
func &thrice (var %x i32) i32 { return (mul i32 (dread i32 %x, constval i32 3)) }
var $qs <[2] <$Q>> = [[1= conststr ptr "alpha", 2= -5, 3= 1.5], [1= conststr ptr "be", 2= 300, 3= 2.25]]
var $where <* i32> = addrof ptr $seven
var $fs <[2] <* <func (i32) i32>>> = [addroffunc ptr &twice, addroffunc ptr &thrice]
var $text <[6] u8> = "hey"
var $big <[3] i64> = [1, 0x123456789abcdef]
func &initialised (var %k u8) i64 {
  var %i i32
  var %count pstatic i32 = 10
  dassign %i (band i32 (dread i32 %k, constval i32 1))
  dassign %count (add i32 (dread i32 %count, dread i32 %i))
  icallassigned (iread ptr <* <* <func (i32) i32>>> (array 1 ptr <* <[2] <* <func (i32) i32>>>> (addrof ptr $fs, dread i32 %i)), dread i32 %k) { regassign i32 %9 }
  return (add i64 (add i64 (add i64 (add i64 (add i64 (add i64 (
    iread i32 <* i8> (add ptr (iread ptr <* <$Q>> 1 (array 1 ptr <* <[2] <$Q>>> (addrof ptr $qs, dread i32 %i)), dread i32 %i)),
    iread i32 <* <$Q>> 2 (array 1 ptr <* <[2] <$Q>>> (addrof ptr $qs, dread i32 %i))),
    cvt i64 f64 (mul f64 (iread f64 <* <$Q>> 3 (array 1 ptr <* <[2] <$Q>>> (addrof ptr $qs, dread i32 %i)), constval f64 4.0))),
    iread i32 <* i32> (dread ptr $where)), regread i32 %9),
    iread u32 <* u8> (array 1 ptr <* <[6] u8>> (addrof ptr $text, rem i32 (dread i32 %k, constval i32 6)))),
    add i64 (iread i64 <* i64> (array 1 ptr <* <[3] i64>> (addrof ptr $big, rem i32 (dread i32 %k, constval i32 3))),
      sub i32 (dread i32 %count, dread i32 %count))))
}`,
  },
  {
    name: 'switches',
    params: ['i32'],
    result: 'i32',
    c: `int switches(int x) { int r = 0; switch (x & 15) { case 0: r = 5; break; case 3: r = 7; case 4: r += 9; break; case 9: case 10: r = x; break; default: r = -1; }
  switch ((signed char)x) { case -1: r += 100; break; case 127: r += 200; } return r; }`,
    maple: `func &switches (var %x i32) i32 {
  var %r i32
  dassign %r (constval i32 0)
  switch (band i32 (dread i32 %x, constval i32 15)) @other { 0: goto @zero 3: goto @three 4: goto @four 9: goto @nine 10: goto @nine }
  @zero dassign %r (constval i32 5) goto @next
  @three dassign %r (constval i32 7)
  @four dassign %r (add i32 (dread i32 %r, constval i32 9)) goto @next
  @nine dassign %r (dread i32 %x) goto @next
  @other dassign %r (constval i32 -1)
  @next switch (cvt i8 i32 (dread i32 %x)) 0 { -1: goto @a 127: goto @b }
  goto @end
  @a dassign %r (add i32 (dread i32 %r, constval i32 100)) goto @end
  @b dassign %r (add i32 (dread i32 %r, constval i32 200))
  @end return (dread i32 %r)
}`,
  },
  {
    name: 'labels',
    params: ['u8'],
    result: 'i32',
    c: `int labels(unsigned char k) { static void *to[3] = { &&a, &&b, &&c }; int r = 0; void *p = &&b; goto *to[k % 3];
  a: r += 1; goto *p; b: r += 10; if (r > 20) return r; p = &&c; goto *to[0]; c: r += 100; return r; }`,
    maple: `func &labels (var %k u8) i32 {
  var %to pstatic <[3] ptr> = [addroflabel ptr @a, addroflabel ptr @b, addroflabel ptr @c]
  var %r i32 = 0
  var %p ptr
  dassign %p (addroflabel ptr @b)
  igoto (iread ptr <* ptr> (array 0 ptr <* <[3] ptr>> (addrof ptr %to, rem i32 (dread i32 %k, constval i32 3))))
  @a dassign %r (add i32 (dread i32 %r, constval i32 1))
  igoto (dread ptr %p)
  @b dassign %r (add i32 (dread i32 %r, constval i32 10))
  if (gt u1 i32 (dread i32 %r, constval i32 20)) { return (dread i32 %r) }
  dassign %p (addroflabel ptr @c)
  igoto (iread ptr <* ptr> (addrof ptr %to))
  @c dassign %r (add i32 (dread i32 %r, constval i32 100))
  return (dread i32 %r)
}`,
  },
  {
    name: 'shortcircuit',
    params: ['i32', 'i32'],
    result: 'i32',
    c: `static int calls; int shortcircuit(int a, int b) { int zero = 0, n = b & 3; int *p = (a & 1) ? &b : 0;
  int r = (p && *p > 0) || (n && a / n > 5); int s = !(a > b || !(a & 4)) ? 10 : 20; return r + s + (p ? *p : n ? a % n : -7); }`,
    maple: `func &shortcircuit (var %a i32, var %b i32) i32 {
  var %n i32
  var %p <* i32>
  dassign %n (band i32 (dread i32 %b, constval i32 3))
  dassign %p (select ptr (band i32 (dread i32 %a, constval i32 1), addrof ptr %b, constval ptr 0))
  return (add i32 (add i32 (
    cior i32 (cand i32 (dread ptr %p, gt u1 i32 (iread i32 <* i32> (dread ptr %p), constval i32 0)),
      cand i32 (dread i32 %n, gt u1 i32 (div i32 (dread i32 %a, dread i32 %n), constval i32 5))),
    select i32 (lnot u1 (cior u1 (gt u1 i32 (dread i32 %a, dread i32 %b), lnot i32 (band i32 (dread i32 %a, constval i32 4)))), constval i32 10, constval i32 20)),
    select i32 (dread ptr %p, iread i32 <* i32> (dread ptr %p), select i32 (dread i32 %n, rem i32 (dread i32 %a, dread i32 %n), constval i32 -7))))
}`,
  },
  {
    name: 'narrow',
    params: ['i8', 'u8', 'i16', 'u16'],
    result: 'i64',
    c: `static signed char gc; static unsigned short gs; static unsigned char bytes[4];
long narrow(signed char a, unsigned char b, short c, unsigned short d) { gc = b; gs = c; bytes[1] = d; bytes[2] = a;
  unsigned u = a; long l = c; unsigned long ul = a; float f = d; signed char back = f; return u + l + (long)ul + gc * 3 + gs * 5 + bytes[1] * 7 + bytes[2] * 11L + (long)back; }`,
    maple: `var $gc i8
var $gs u16
var $bytes <[4] u8>
func &narrow (var %a i8, var %b u8, var %c i16, var %d u16) i64 {
  var %u u32
  var %l i64
  var %ul u64
  var %f f32
  dassign $gc (dread u32 %b)
  dassign $gs (dread i32 %c)
  iassign <* u8> (add ptr (addrof ptr $bytes, constval i32 1), dread u32 %d)
  iassign <* u8> (add ptr (addrof ptr $bytes, constval i32 2), dread i32 %a)
  dassign %u (dread i32 %a)
  dassign %l (dread i64 %c)
  dassign %ul (dread i8 %a)
  dassign %f (dread u16 %d)
  return (add i64 (add i64 (add i64 (add i64 (add i64 (add i64 (add i64 (dread u32 %u, dread i64 %l), dread u64 %ul), mul i32 (dread i32 $gc, constval i32 3)),
    mul i32 (dread i32 $gs, constval i32 5)), mul i32 (iread i32 <* u8> (add ptr (addrof ptr $bytes, constval i32 1)), constval i32 7)),
    mul i64 (iread i64 <* u8> (add ptr (addrof ptr $bytes, constval i32 2)), constval i64 11)),
    cvt i64 i32 (sext i32 8 (cvt i32 f32 (dread f32 %f)))))
}`,
  },
  {
    name: 'varargs',
    params: ['i32', 'f32', 'i64', 'u8'],
    result: 'f64',
    c: `#include <stdarg.h>
static double sum(int n, ...) { va_list ap; va_start(ap, n); double s = n; for (int i = 0; i < n; i++) { s += va_arg(ap, int); s += va_arg(ap, double); s += (double)va_arg(ap, long); } va_end(ap); return s; }
double varargs(int a, float b, long c, unsigned char d) { return sum(2, a, b, c, d, (double)d / 3, (long)a) + sum(0); }`,
    maple: `func &sum (var %n i32, ...) f64 {
  var %ap <* i64>
  var %s f64
  var %i i32 = 0
  intrinsiccall C_va_start (addrof ptr %ap, constval i32 0)
  dassign %s (dread i32 %n)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %s (add f64 (dread f64 %s, iread i32 <* i32> (dread ptr %ap)))
    dassign %s (add f64 (dread f64 %s, iread f64 <* f64> (add ptr (dread ptr %ap, constval i32 8))))
    dassign %s (add f64 (dread f64 %s, iread i64 <* i64> (add ptr (dread ptr %ap, constval i32 16))))
    dassign %ap (add ptr (dread ptr %ap, constval i32 24))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread f64 %s)
}
func &varargs (var %a i32, var %b f32, var %c i64, var %d u8) f64 {
  callassigned &sum (constval i32 2, dread i32 %a, dread f32 %b, dread i64 %c, dread u32 %d, div f64 (cvt f64 u32 (dread u32 %d), constval f64 3.0), cvt i64 i32 (dread i32 %a)) { regassign f64 %1 }
  callassigned &sum (constval i32 0) { regassign f64 %2 }
  return (add f64 (regread f64 %1, regread f64 %2))
}`,
  },
  {
    name: 'recursion',
    params: ['u8', 'u8'],
    result: 'u32',
    c: `static unsigned ack(unsigned m, unsigned n) { return m == 0 ? n + 1 : n == 0 ? ack(m - 1, 1) : ack(m - 1, ack(m, n - 1)); }
unsigned recursion(unsigned char a, unsigned char b) { return ack(a & 1, b & 15) + ack(2, b & 3); }`,
    maple: `func &ack (var %m u32, var %n u32) u32 {
  if (eq u1 u32 (dread u32 %m, constval u32 0)) { return (add u32 (dread u32 %n, constval u32 1)) }
  if (eq u1 u32 (dread u32 %n, constval u32 0)) {
    callassigned &ack (sub u32 (dread u32 %m, constval u32 1), constval u32 1) { dassign %n }
    return (dread u32 %n)
  }
  callassigned &ack (dread u32 %m, sub u32 (dread u32 %n, constval u32 1)) { regassign u32 %5 }
  callassigned &ack (sub u32 (dread u32 %m, constval u32 1), regread u32 %5) { regassign u32 %6 }
  return (regread u32 %6)
}
func &recursion (var %a u8, var %b u8) u32 {
  callassigned &ack (band u32 (dread u32 %a, constval u32 1), band u32 (dread u32 %b, constval u32 15)) { regassign u32 %1 }
  callassigned &ack (constval u32 2, band u32 (dread u32 %b, constval u32 3)) { regassign u32 %2 }
  return (add u32 (regread u32 %1, regread u32 %2))
}`,
  },
  {
    name: 'pointers',
    params: ['i32', 'u8'],
    result: 'i32',
    c: `static int addone(int x) { return x + 1; } static int tiny(signed char c) { return c * 2; } typedef int (*fn)(int);
static int apply(fn f, int x) { return f(x); }
int pointers(int x, unsigned char k) { int v = x; int *p = &v; int **q = &p; **q += 3; p[0] -= k; fn f = addone; int r = apply(f, v) + apply(addone, k);
  int (*g)(signed char) = tiny; r += g(x); return r + (q == &p) + (f != 0); }`,
    maple: `func &addone (var %x i32) i32 { return (add i32 (dread i32 %x, constval i32 1)) }
func &tiny (var %c i8) i32 { return (mul i32 (dread i32 %c, constval i32 2)) }
func &apply (var %f <* <func (i32) i32>>, var %x i32) i32 {
  icallassigned (dread ptr %f, dread i32 %x) { regassign i32 %1 }
  return (regread i32 %1)
}
func &pointers (var %x i32, var %k u8) i32 {
  var %v i32
  var %p <* i32>
  var %q <* <* i32>>
  var %f <* <func (i32) i32>>
  dassign %v (dread i32 %x)
  dassign %p (addrof ptr %v)
  dassign %q (addrof ptr %p)
  iassign <* i32> (iread ptr <* <* i32>> (dread ptr %q), add i32 (iread i32 <* i32> (iread ptr <* <* i32>> (dread ptr %q)), constval i32 3))
  iassign <* i32> (dread ptr %p, sub i32 (iread i32 <* i32> (dread ptr %p), dread u32 %k))
  dassign %f (addroffunc ptr &addone)
  callassigned &apply (dread ptr %f, dread i32 %v) { regassign i32 %1 }
  callassigned &apply (addroffunc ptr &addone, dread u32 %k) { regassign i32 %2 }
  icallproto <func (i8) i32> (addroffunc ptr &tiny, dread i32 %x)
  regassign i32 %3 (regread i32 %%retval0)
  regassign ptr %4 (addroffunc ptr &tiny)
  icall (regread ptr %4, dread i32 %x)
  regassign i32 %5 (regread i32 %%retval0)
  if (ne u1 i32 (regread i32 %3, regread i32 %5)) { return (constval i32 -1) }
  return (add i32 (add i32 (add i32 (add i32 (regread i32 %1, regread i32 %2), regread i32 %3), eq i32 ptr (dread ptr %q, addrof ptr %p)),
    ne i32 ptr (dread ptr %f, constval ptr 0)))
}`,
  },
  {
    name: 'bits',
    params: ['u32', 'u64'],
    result: 'i64',
    c: `long bits(unsigned a, unsigned long b) { a |= 1; b |= 1; return __builtin_clz(a) + __builtin_ctz(a) * 3 + __builtin_popcount(a) * 5 + __builtin_parity(a) * 7 + __builtin_ffs(a & ~1) * 11
  + __builtin_clzl(b) * 13L + __builtin_ctzl(b & ~1ul | 2) * 17L + __builtin_popcountl(b) * 19L + __builtin_parityl(b) * 23L + __builtin_clrsb(a) * 29L + __builtin_clrsbl(b) * 31L
  + (long)(__builtin_bswap32(a) ^ __builtin_bswap64(b)) + (short)__builtin_bswap16(a); }`,
    maple: `func &bits (var %a u32, var %b u64) i64 {
  dassign %a (bior u32 (dread u32 %a, constval u32 1))
  dassign %b (bior u64 (dread u64 %b, constval u64 1))
  intrinsiccall C_popcount64 (dread u64 %b)
  regassign i32 %1 (regread i32 %%retval0)
  return (add i64 (add i64 (add i64 (add i64 (add i64 (add i64 (add i64 (add i64 (add i64 (add i64 (add i64 (add i64 (
    intrinsicop i32 C_clz32 (dread u32 %a), mul i32 (intrinsicop i32 C_ctz32 (dread u32 %a), constval i32 3)),
    mul i32 (intrinsicop i32 C_popcount32 (dread u32 %a), constval i32 5)), mul i32 (intrinsicop i32 C_parity32 (dread u32 %a), constval i32 7)),
    mul i32 (intrinsicop i32 C_ffs (band u32 (dread u32 %a, constval u32 0xfffffffe)), constval i32 11)),
    mul i64 (intrinsicop i32 C_clz64 (dread u64 %b), constval i64 13)),
    mul i64 (intrinsicop i32 C_ctz64 (bior u64 (band u64 (dread u64 %b, constval u64 -2), constval u64 2)), constval i64 17)),
    mul i64 (regread i32 %1, constval i64 19)), mul i64 (intrinsicop i32 C_parity64 (dread u64 %b), constval i64 23)),
    mul i64 (intrinsicop i32 C_clrsb32 (dread u32 %a), constval i64 29)), mul i64 (intrinsicop i32 C_clrsb64 (dread u64 %b), constval i64 31)),
    bxor u64 (zext u64 32 (intrinsicop i32 C_bswap32 (dread u32 %a)), intrinsicop i64 C_bswap64 (dread u64 %b))),
    intrinsicop i16 C_bswap16 (dread u32 %a)))
}`,
  },
  {
    name: 'heap',
    params: ['u8', 'f64'],
    result: 'f64',
    c: `double heap(unsigned char n, double x) { double *p = malloc(n * 8 + 8); double *q = __builtin_alloca(n * 8 + 8); double s = 0;
  for (int i = 0; i <= n; i++) { p[i] = x * i; q[i] = p[i] + 1; } for (int i = n; i >= 0; i--) s += q[i] - p[n - i] / 2; free(p); return s + fmod(x, 3.7) + (double)fmodf((float)x, 2.5f); }`,
    maple: `func &heap (var %n u8, var %x f64) f64 {
  var %p <* f64>
  var %q <* f64>
  var %s f64 = 0.0
  var %i i32 = 0
  dassign %p (malloc ptr (add i32 (mul i32 (dread i32 %n, constval i32 8), constval i32 8)))
  dassign %q (alloca ptr (add i32 (mul i32 (dread i32 %n, constval i32 8), constval i32 8)))
  while (le u1 i32 (dread i32 %i, dread i32 %n)) {
    iassign <* f64> (array 0 ptr <* f64> (dread ptr %p, dread i32 %i), mul f64 (dread f64 %x, dread i32 %i))
    iassign <* f64> (array 0 ptr <* f64> (dread ptr %q, dread i32 %i), add f64 (iread f64 <* f64> (array 0 ptr <* f64> (dread ptr %p, dread i32 %i)), constval f64 1.0))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %i (dread i32 %n)
  while (ge u1 i32 (dread i32 %i, constval i32 0)) {
    dassign %s (add f64 (dread f64 %s, sub f64 (iread f64 <* f64> (array 0 ptr <* f64> (dread ptr %q, dread i32 %i)),
      div f64 (iread f64 <* f64> (array 0 ptr <* f64> (dread ptr %p, sub i32 (dread i32 %n, dread i32 %i))), constval f64 2.0))))
    dassign %i (sub i32 (dread i32 %i, constval i32 1))
  }
  free (dread ptr %p)
  return (add f64 (add f64 (dread f64 %s, rem f64 (dread f64 %x, constval f64 3.7)), rem f32 (cvt f32 f64 (dread f64 %x), constval f32 2.5f)))
}`,
  },
  {
    name: 'aggregates',
    params: ['i16', 'u8', 'f32'],
    result: 'i64',
    c: `struct G { char tag; long v; }; struct H { struct G a[3]; struct G one; float f; };
static struct G swap(struct G g, int by) { g.v = g.v * by + g.tag; g.tag ^= by; return g; } static struct G same(struct G g, int by) { g.tag = by; return g; }
static long total(struct H h, struct G *out) { long s = h.one.v; for (int i = 0; i < 3; i++) s = s * 3 + h.a[i].v + h.a[i].tag; h.one.v = 0; *out = h.a[1]; h.a[1].v = 5; return s + (long)h.f; }
long aggregates(short x, unsigned char k, float f) { struct H h; struct G g = { k, x }; h.f = f; h.one = g; for (int i = 0; i < 3; i++) { g = swap(g, i + x); h.a[i] = g; }
  struct G (*p)(struct G, int) = (k & 1) ? swap : same; h.a[k % 3] = p(h.one, k); struct H copy = h; struct G got; long r = total(copy, &got);
  r += total(h, &copy.one) * 7; return r + got.v + copy.one.tag + ((k & 2) ? h.one : got).v; }`,
    maple: `type $G <struct { @tag i8, @v i64 }>
type $H <struct { @a <[3] <$G>>, @one <$G>, @f f32 }>
func &swap (var %g <$G>, var %by i32) <$G> {
  dassign %g 2 (add i64 (mul i64 (dread i64 %g 2, dread i32 %by), dread i32 %g 1))
  dassign %g 1 (bxor i32 (dread i32 %g 1, dread i32 %by))
  return (dread agg %g)
}
func &same (var %g <$G>, var %by i32) <$G> { dassign %g 1 (dread i32 %by) return (dread agg %g) }
func &total (var %h <$H>, var %out <* <$G>>) i64 {
  var %s i64
  var %i i32 = 0
  dassign %s (dread i64 %h 4)
  while (lt u1 i32 (dread i32 %i, constval i32 3)) {
    dassign %s (add i64 (add i64 (mul i64 (dread i64 %s, constval i64 3), iread i64 <* <$G>> 2 (array 0 ptr <* <[3] <$G>>> (addrof ptr %h 1, dread i32 %i))),
      iread i64 <* <$G>> 1 (array 0 ptr <* <[3] <$G>>> (addrof ptr %h 1, dread i32 %i))))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %h 4 (constval i64 0)
  iassign <* <$G>> (dread ptr %out, iread agg <* <$G>> (array 0 ptr <* <[3] <$G>>> (addrof ptr %h 1, constval i32 1)))
  iassign <* <$G>> 2 (array 0 ptr <* <[3] <$G>>> (addrof ptr %h 1, constval i32 1), constval i64 5)
  return (add i64 (dread i64 %s, cvt i64 f32 (dread f32 %h 5)))
}
func &aggregates (var %x i16, var %k u8, var %f f32) i64 {
  var %h <$H>
  var %copy <$H>
  var %g <$G>
  var %got <$G>
  var %i i32 = 0
  var %r i64
  var %p <* <func (<$G>, i32) <$G>>>
  dassign %g 1 (dread u32 %k)
  dassign %g 2 (dread i32 %x)
  dassign %h 5 (dread f32 %f)
  dassign %h 2 (dread agg %g)
  while (lt u1 i32 (dread i32 %i, constval i32 3)) {
    callassigned &swap (dread agg %g, add i32 (dread i32 %i, dread i32 %x)) { dassign %g 0 }
    iassign <* <$G>> (array 0 ptr <* <[3] <$G>>> (addrof ptr %h 1, dread i32 %i), dread agg %g)
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %p (select ptr (band i32 (dread i32 %k, constval i32 1), addroffunc ptr &swap, addroffunc ptr &same))
  icall (dread ptr %p, dread agg %h 2, dread u32 %k)
  iassign <* <$G>> (array 0 ptr <* <[3] <$G>>> (addrof ptr %h 1, rem i32 (dread u32 %k, constval i32 3)), regread agg %%retval0)
  dassign %copy (dread agg %h)
  callassigned &total (dread agg %copy, addrof ptr %got) { dassign %r }
  callassigned &total (dread agg %h, addrof ptr %copy 2) { regassign i64 %1 }
  dassign %r (add i64 (dread i64 %r, mul i64 (regread i64 %1, constval i64 7)))
  return (add i64 (add i64 (add i64 (dread i64 %r, dread i64 %got 2), dread i64 %copy 3),
    ireadoff i64 8 (select agg (band i32 (dread u32 %k, constval i32 2), dread agg %h 2, dread agg %got))))
}`,
  },
  {
    name: 'expandedarguments',
    params: ['i32', 'f64'],
    result: 'f64',
    c: `#include <stdarg.h>
static double take(int n, ...) { va_list ap; va_start(ap, n); double s = 0; for (int i = 0; i < n; i++) s = s * 2 + va_arg(ap, int) + va_arg(ap, double); va_end(ap); return s; }
double expandedarguments(int a, double b) { return take(2, a, b, a / 2, b * 3); }`,
    // As a front end for AArch64 writes it: the list has five fields, and the offsets say that the registers are used up.
    maple: `type $List <struct { @stack <* void>, @general <* void>, @vector <* void>, @generalOffset i32, @vectorOffset i32 }>
func &next (var %ap <* <$List>>, var %field i32) ptr {
  var %at ptr
  var %offset i32
  dassign %offset (select i32 (eq u1 i32 (dread i32 %field, constval i32 4), iread i32 <* <$List>> 4 (dread ptr %ap), iread i32 <* <$List>> 5 (dread ptr %ap)))
  if (lt u1 i32 (dread i32 %offset, constval i32 0)) { return (constval ptr 0) }
  dassign %at (iread ptr <* <$List>> 1 (dread ptr %ap))
  iassign <* <$List>> 1 (dread ptr %ap, add ptr (dread ptr %at, constval ptr 8))
  return (dread ptr %at)
}
func &take (var %n i32, ...) f64 {
  var %ap <$List>
  var %s f64 = 0.0
  var %i i32 = 0
  intrinsiccall C_va_start (addrof ptr %ap, constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    callassigned &next (addrof ptr %ap, constval i32 4) { regassign ptr %1 }
    callassigned &next (addrof ptr %ap, constval i32 5) { regassign ptr %2 }
    dassign %s (add f64 (add f64 (mul f64 (dread f64 %s, constval f64 2.0), iread i32 <* i32> (regread ptr %1)), iread f64 <* f64> (regread ptr %2)))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread f64 %s)
}
func &expandedarguments (var %a i32, var %b f64) f64 {
  callassigned &take (constval i32 2, dread i32 %a, dread f64 %b, div i32 (dread i32 %a, constval i32 2), mul f64 (dread f64 %b, constval f64 3.0)) { regassign f64 %1 }
  return (regread f64 %1)
}`,
  },
  {
    name: 'variableaggregates',
    params: ['i16', 'i64', 'f32'],
    result: 'i64',
    c: `#include <stdarg.h>
struct Two { int a; float f; }; struct Three { char c; long l; }; struct Big { long v[5]; };
static long mixed(int n, ...) { va_list ap; va_start(ap, n); struct Two t = va_arg(ap, struct Two); int k = va_arg(ap, int); struct Three h = va_arg(ap, struct Three); struct Big b = va_arg(ap, struct Big);
  int last = va_arg(ap, int); b.v[0] = 77; va_end(ap); return n + t.a + (long)t.f * 3 + k * 5L + h.c * 7 + h.l * 11 + b.v[4] * 13 + last * 17L; }
long variableaggregates(short x, long y, float z) { struct Two t = { x, z }; struct Three h = { x, y }; struct Big b = { { y, 2, 3, 4, y + 1 } }; return mixed(1, t, x, h, b, x - 1) + b.v[0] * 19; }`,
    maple: `type $Two <struct { @a i32, @f f32 }>
type $Three <struct { @c i8, @l i64 }>
type $Big <struct { @v <[5] i64> }>
func &mixed (var %n i32, ...) i64 {
  var %ap ptr
  var %big <* <$Big>>
  intrinsiccall C_va_start (addrof ptr %ap, constval i32 0)
  dassign %big (ireadoff u64 32 (dread ptr %ap))
  iassign <* <$Big>> 1 (dread ptr %big, constval i64 77)
  return (add i64 (add i64 (add i64 (add i64 (add i64 (add i64 (add i64 (dread i32 %n, iread i32 <* <$Two>> 1 (dread ptr %ap)),
    mul i64 (cvt i64 f32 (iread f32 <* <$Two>> 2 (dread ptr %ap)), constval i64 3)),
    mul i64 (ireadoff i32 8 (dread ptr %ap), constval i64 5)),
    mul i64 (iread i32 <* <$Three>> 1 (add ptr (dread ptr %ap, constval i32 16)), constval i64 7)),
    mul i64 (iread i64 <* <$Three>> 2 (add ptr (dread ptr %ap, constval i32 16)), constval i64 11)),
    mul i64 (iread i64 <* i64> (array 0 ptr <* <[5] i64>> (dread ptr %big, constval i32 4)), constval i64 13)),
    mul i64 (ireadoff i32 40 (dread ptr %ap), constval i64 17)))
}
func &variableaggregates (var %x i16, var %y i64, var %z f32) i64 {
  var %t <$Two>
  var %h <$Three>
  var %b <$Big>
  dassign %t 1 (dread i32 %x)
  dassign %t 2 (dread f32 %z)
  dassign %h 1 (dread i32 %x)
  dassign %h 2 (dread i64 %y)
  iassign <* i64> (array 0 ptr <* <[5] i64>> (addrof ptr %b, constval i32 0), dread i64 %y)
  iassign <* i64> (array 0 ptr <* <[5] i64>> (addrof ptr %b, constval i32 4), add i64 (dread i64 %y, constval i64 1))
  callassigned &mixed (constval i32 1, dread agg %t, dread i32 %x, dread agg %h, dread agg %b, sub i32 (dread i32 %x, constval i32 1)) { regassign i64 %1 }
  return (add i64 (regread i64 %1, mul i64 (iread i64 <* i64> (addrof ptr %b), constval i64 19)))
}`,
  },
];
