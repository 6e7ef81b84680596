/* A string is no array of the program. */
int main(void) {
  char *text = "hello";
  text[0] = 'H';
  return 0;
}
