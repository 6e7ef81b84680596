# Instances of generic types: fields have the types of the vector, layouts are those of C.
# run: &sum() == 4
# run: &sizes() == 41624
type $pair <struct {@f1 <!T>, @f2 <!T>}> generic
type $entry <struct {@key <!K>, @value <!V>}> generic
var $x <$pair{!T=f32}> = [1= 1.5f, 2= 2.5f]

func &sum () f32 {
  return (add f32 (dread f32 $x 1, dread f32 $x 2))
}

# {i8, i16} has 4 bytes, {i8, i64} 16, {i8, {f64, f64}} 24.
func &sizes () i32 {
  return (add i32 (mul i32 (sizeoftype i32 <$entry{!K=i8, !V=i16}>, constval i32 10000),
    add i32 (mul i32 (sizeoftype i32 <$entry{!V=i64, !K=i8}>, constval i32 100),
             sizeoftype i32 <$entry{!K=i8, !V=<$pair{!T=f64}>}>)))
}
