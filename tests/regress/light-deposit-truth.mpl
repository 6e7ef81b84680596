# samara run FILE --engine light --call cleared
# out: 0
# The translation to MapleLight masked a truth value with 64 bits, which is true whatever the bit says.
func &cleared () u1 {
  return (depositbits u1 0 1 (constval u1 1, constval u1 0))
}
