# samara check FILE
# status 1
# err: another declaration of `&area` has i32 as parameter 1, not f64
# err: variable `$nothing` is not declared
# err: field 2 is initialised twice
# err: `$limit` is const
# err: the result has 8 bytes, the returned aggregate has 16
func &area (var %side i32) f64
func &area (var %side f64) f64 {
  return (mul f64 (dread f64 %side, dread f64 %side))
}
var $where <* i32> = addrof ptr $nothing
type $pair <struct {@a i32, @b i32}>
type $wide <struct {@a i64, @b i64}>
var $both <$pair> = [2 = 1, 2 = 2]
var $limit i32 const = 10
func &first (var %w <$wide>) <$pair> {
  dassign $limit (constval i32 11)
  return (dread agg %w)
}
