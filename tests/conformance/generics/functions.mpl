# Instances of generic functions, for scalars and structures; one generic function calls another.
# run: &largest_i32(3, -7, 2) == 3
# run: &largest_i32(-3, -7, 20) == 20
# run: &largest_f64(0.5, 1.25, -2) == 1.25
# run: &swapped() == 3412
type $pair <struct {@f1 <!T>, @f2 <!T>}> generic
var $nested <$pair{!T=<$pair{!T=i8}>}> = [1= [1= 1, 2= 2], 2= [1= 3, 2= 4]]

func &larger generic (var %a <!T>, var %b <!T>) <!T> {
  if (gt u1 agg (dread agg %a, dread agg %b)) { return (dread agg %a) }
  return (dread agg %b)
}

func &largest generic (var %a <!T>, var %b <!T>, var %c <!T>) <!T> {
  var %r <!T>
  callinstantassigned &larger<{!T=!T}> (dread agg %a, dread agg %b) { dassign %r }
  callinstantassigned &larger<{!T=!T}> (dread agg %r, dread agg %c) { dassign %r }
  return (dread agg %r)
}

func &largest_i32 (var %a i32, var %b i32, var %c i32) i32 {
  callinstantassigned &largest<{!T=i32}> (dread i32 %a, dread i32 %b, dread i32 %c) { regassign i32 %1 }
  return (regread i32 %1)
}

func &largest_f64 (var %a f64, var %b f64, var %c f64) f64 {
  callinstantassigned &largest<{!T=f64}> (dread f64 %a, dread f64 %b, dread f64 %c) { regassign f64 %1 }
  return (regread f64 %1)
}

func &swap generic (var %p <* <!U>>, var %q <* <!U>>) void {
  var %z <!U>
  dassign %z (iread agg <* <!U>> 0 (dread ptr %p))
  iassign <* <!U>> 0 (dread ptr %p, iread agg <* <!U>> 0 (dread ptr %q))
  iassign <* <!U>> 0 (dread ptr %q, dread agg %z)
  return ()
}

# {{1, 2}, {3, 4}} becomes {{3, 4}, {1, 2}}.
func &swapped () i32 {
  callinstant &swap<{!U=<$pair{!T=i8}>}> (addrof ptr $nested 1, addrof ptr $nested 4)
  return (add i32 (mul i32 (dread i32 $nested 2, constval i32 1000), add i32 (mul i32 (dread i32 $nested 3, constval i32 100),
    add i32 (mul i32 (dread i32 $nested 5, constval i32 10), dread i32 $nested 6))))
}
