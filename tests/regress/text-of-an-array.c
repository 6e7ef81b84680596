// samara lower --to high DIR/text-of-an-array.c
// Each byte of a string in an array became an initialiser of its own, and 10 MB of them memory for 10 million.
// out: flavor 1
// out: srclang 1
// out:
// out: var $exact <[3] i8> = "abc"
// out: var $longer <[6] i8> = "a\x00b\xff"
// out: var $wide <[2] u16> = [233, 0]
char exact[3] = "abc", longer[6] = "a\0b\xff";
unsigned short wide[] = u"\u00e9";
