// samara run FILE
// engine: all
// The C front end writes `constructor(200)`; only `constructor_priority(200)` was taken for one.
#include <stdio.h>
__attribute__((destructor(300))) void d3(void) { puts("d 300"); }
__attribute__((constructor)) void last(void) { puts("last"); }
__attribute__((constructor(400))) void c4(void) { puts("c 400"); }
__attribute__((destructor(500))) void d5(void) { puts("d 500"); }
__attribute__((constructor(200))) void c2(void) { puts("c 200"); }
int main(void) { return 0; }
// out: c 200
// out: c 400
// out: last
// out: d 500
// out: d 300
