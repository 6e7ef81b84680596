func &there () i32 { return (constval i32 1) }
