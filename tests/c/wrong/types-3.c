uint32_t hash(const char *s) { //! the header is missing
  uint32_t h = 5381; //! the header is missing
  while (*s) h = h * 33 + *s++;
  return h;
}
ptrdiff_t is_empty(const char *s) { //! the header is missing
  return *s == 0;
}
size_t length(const char *s) { return s[0]; } //! the header is missing
