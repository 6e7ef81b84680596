#define ONE 1
#define ONE 2 //! defined again
#define TWICE(x) ((x) * 2)
int a = TWICE(1, 2); //! two arguments
int b = ONE;
#define STR(x) #y //! no parameter
#define 3D 4 //! not a name
int c = ONE;
