#define CHECK(e) do { if (!(e)) fail(#e); } while (0)
void check(int n) {
  CHECK(n > 0); //! fail is not declared (or line 1)
}
#pragma GCC poison gets
char *gets(char *s); //! poisoned
#define EMPTY
int EMPTY = 4; //! the name vanishes
int last = __LINE__ + missing; //! not declared
