# --trace takes the word that follows only if it names a format.
# samara run --trace FILE --engine light
# err: end: results (Vint 0)
func &main () i32 {
  return (constval i32 0)
}
