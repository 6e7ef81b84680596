int main(void) {
  printf("hello\n"); //! the header is missing
  char *p = malloc(10); //! the header is missing
  if (strlen(p) > 3) //! the header is missing
    exit(1); //! the header is missing
  return 0;
}
