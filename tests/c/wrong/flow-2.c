enum kind { LEAF, NODE, ROOT };
int f(enum kind k, int n) {
  switch (k) { //! ROOT is missing
    case LEAF:
      n++;
    case NODE: //! runs on (or line 5)
      n--;
      break;
  }
  switch (n) {
    n = 2; //! before the first case
    case 1: return 1;
    defualt: return 2; //! a label, not default
  }
  return n;
}
