int area(int w, int h);
long area(int w, int h) { return w * h; } //! another result
int size(int);
int size(int a, int b) { return a + b; } //! other parameters
extern int table[3];
int table[4]; //! another length
typedef int area; //! a type of that name
void main(void) { } //! gives int
