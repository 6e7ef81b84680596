enum color { RED, GREEN, RED }; //! the constant twice
enum shape { CIRCLE = 1.5 }; //! not an integer
struct flags {
  int a : 40; //! too wide
  float b : 3; //! not an integer
  int a; //! the member twice
};
int RED = 4; //! the name of a constant
