struct point { int x; int y }; //! the semicolon is missing
struct point { int z; }; //! defined again
int g(struct line *l) { return l->from; } //! the structure is not known
union point u; //! it is a structure
struct empty e; //! not complete
