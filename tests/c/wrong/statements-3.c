int f(int n) {
  goto end;
  int i = 0;
  while (i < n); //! nothing else is done
    i++;
  goto nowhere; //! no such label
end:
  if (n) int k = 1; //! a declaration
end: //! twice
  return i;
}
