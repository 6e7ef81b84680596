import "types.mplt"

# The sum of the magnitudes of both coordinates.
func &distance (var %p <* <$point>>) i32 {
  return (
    add i32 (
      abs i32 (iread i32 <* <$point>> 1 (dread ptr %p)),
      abs i32 (iread i32 <* <$point>> 2 (dread ptr %p))))
}
