# Sizes by the C rules (gcc -m64).
type $Mixed <struct { @a i8, @b i32, @c i8, @d f64, @e i16 }>
type $Either <union { @a i8, @b <[5] i16>, @c i32 }>
func &mixed () u32 { return (sizeoftype u32 <$Mixed>) }
# run: &mixed() == 32
func &either () i64 { return (sizeoftype i64 <$Either>) }
# run: &either() == 12
func &array () i32 { return (sizeoftype i32 <[3][7] i16>) }
# run: &array() == 42
func &pointer () i32 { return (sizeoftype i32 <* i8>) }
# run: &pointer() == 8
func &double () i32 { return (sizeoftype i32 f64) }
# run: &double() == 8
func &distance () i64 { return (fieldsdist i64 <$Mixed> 2 4) }
# run: &distance() == 12
