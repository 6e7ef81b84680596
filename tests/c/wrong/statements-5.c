int f(int a, int b) {
  if (a)
    a = 1;
    b = 2; //! looks guarded (or line 2)
  if (a) //! the else belongs to the inner if (or line 8)
    if (b)
      return 1;
  else
    return 2;
  if (b); //! does nothing
  { return 3; }
unused: //! nobody goes there
  return 4;
}
