typedef struct { int r, g, b; } color;
color red = { 255, 0 0 }; //! the comma is missing
color blue = { 0, 0, 255; //! not closed
color green = { .r = 0, g = 255 }; //! the point is missing
int last = 1;
