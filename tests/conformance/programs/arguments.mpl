# main gets its name and the words of the command line; entryfunc chooses another start.
entryfunc &start
func &puts extern (var %s <* u8>) i32
func &start (var %argc i32, var %argv <* <* u8>>) i32 {
  call &puts (conststr ptr "start")
  return (dread i32 %argc)
}
func &main () i32 { return (constval i32 99) }
# out: "start\n"
