extern int shared;
static int shared = 1; //! was extern
int f(void);
static int f(void) { return 1; } //! was extern
static int missing(void); //! never defined
int g(void) { return missing(); }
static int unused(void) { return 2; } //! nobody calls it
