int f(int x) {
  if (x > 0 { //! not closed
    x = 1;
  }
  else x = 2;
  else x = 3; //! without if
  break; //! outside of a loop
  continue; //! outside of a loop
  return x;
}
