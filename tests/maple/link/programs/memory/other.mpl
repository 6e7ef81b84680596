globalmemsize 8
globalmemmap = [ 50 60 ]
func &one () i32 { return (ireadoff i32 0 (regread ptr %%GP)) }
func &two () i32 { return (iread i32 <* i32> (add ptr (regread ptr %%GP, constval ptr 4))) }
