# Functions of numbers. What is not exact is the C library's.
javaclass $Ljava_2Flang_2FMath_3B <$Ljava_2Flang_2FMath_3B> public final
type $Ljava_2Flang_2FMath_3B <class <$Ljava_2Flang_2FObject_3B> {
  &Ljava_2Flang_2FMath_3B_7C_3Cinit_3E_7C_28_29V private constructor (<* <$Ljava_2Flang_2FMath_3B>>) void,
  &Ljava_2Flang_2FMath_3B_7Cabs_7C_28I_29I public static (i32) i32,
  &Ljava_2Flang_2FMath_3B_7Cmax_7C_28II_29I public static (i32, i32) i32,
  &Ljava_2Flang_2FMath_3B_7Cmin_7C_28II_29I public static (i32, i32) i32,
  &Ljava_2Flang_2FMath_3B_7CfloorDiv_7C_28II_29I public static (i32, i32) i32,
  &Ljava_2Flang_2FMath_3B_7CfloorMod_7C_28II_29I public static (i32, i32) i32,
  &Ljava_2Flang_2FMath_3B_7CaddExact_7C_28II_29I public static (i32, i32) i32,
  &Ljava_2Flang_2FMath_3B_7CsubtractExact_7C_28II_29I public static (i32, i32) i32,
  &Ljava_2Flang_2FMath_3B_7CnegateExact_7C_28I_29I public static (i32) i32,
  &Ljava_2Flang_2FMath_3B_7Cabs_7C_28J_29J public static (i64) i64,
  &Ljava_2Flang_2FMath_3B_7Cmax_7C_28JJ_29J public static (i64, i64) i64,
  &Ljava_2Flang_2FMath_3B_7Cmin_7C_28JJ_29J public static (i64, i64) i64,
  &Ljava_2Flang_2FMath_3B_7CfloorDiv_7C_28JJ_29J public static (i64, i64) i64,
  &Ljava_2Flang_2FMath_3B_7CfloorMod_7C_28JJ_29J public static (i64, i64) i64,
  &Ljava_2Flang_2FMath_3B_7CaddExact_7C_28JJ_29J public static (i64, i64) i64,
  &Ljava_2Flang_2FMath_3B_7CsubtractExact_7C_28JJ_29J public static (i64, i64) i64,
  &Ljava_2Flang_2FMath_3B_7CnegateExact_7C_28J_29J public static (i64) i64,
  &Ljava_2Flang_2FMath_3B_7Cabs_7C_28F_29F public static (f32) f32,
  &Ljava_2Flang_2FMath_3B_7Cmax_7C_28FF_29F public static (f32, f32) f32,
  &Ljava_2Flang_2FMath_3B_7Cmin_7C_28FF_29F public static (f32, f32) f32,
  &Ljava_2Flang_2FMath_3B_7Csignum_7C_28F_29F public static (f32) f32,
  &Ljava_2Flang_2FMath_3B_7Cabs_7C_28D_29D public static (f64) f64,
  &Ljava_2Flang_2FMath_3B_7Cmax_7C_28DD_29D public static (f64, f64) f64,
  &Ljava_2Flang_2FMath_3B_7Cmin_7C_28DD_29D public static (f64, f64) f64,
  &Ljava_2Flang_2FMath_3B_7Csignum_7C_28D_29D public static (f64) f64,
  &Ljava_2Flang_2FMath_3B_7CmultiplyExact_7C_28II_29I public static (i32, i32) i32,
  &Ljava_2Flang_2FMath_3B_7CmultiplyExact_7C_28JJ_29J public static (i64, i64) i64,
  &Ljava_2Flang_2FMath_3B_7CtoIntExact_7C_28J_29I public static (i64) i32,
  &Ljava_2Flang_2FMath_3B_7CtoIntExact_7C_28Ljava_2Flang_2FString_3BJ_29I private static (<* <$Ljava_2Flang_2FString_3B>>, i64) i32,
  &Ljava_2Flang_2FMath_3B_7Cfloor_7C_28D_29D public static (f64) f64,
  &Ljava_2Flang_2FMath_3B_7Cceil_7C_28D_29D public static (f64) f64,
  &Ljava_2Flang_2FMath_3B_7Crint_7C_28D_29D public static (f64) f64,
  &Ljava_2Flang_2FMath_3B_7Cround_7C_28D_29J public static (f64) i64,
  &Ljava_2Flang_2FMath_3B_7Cround_7C_28F_29I public static (f32) i32,
  &Ljava_2Flang_2FMath_3B_7Csqrt_7C_28D_29D public static (f64) f64,
  &Ljava_2Flang_2FMath_3B_7Cpow_7C_28DD_29D public static (f64, f64) f64,
  &Ljava_2Flang_2FMath_3B_7Ccbrt_7C_28D_29D public static (f64) f64,
  &Ljava_2Flang_2FMath_3B_7Cexp_7C_28D_29D public static (f64) f64,
  &Ljava_2Flang_2FMath_3B_7Clog_7C_28D_29D public static (f64) f64,
  &Ljava_2Flang_2FMath_3B_7Clog10_7C_28D_29D public static (f64) f64,
  &Ljava_2Flang_2FMath_3B_7Csin_7C_28D_29D public static (f64) f64,
  &Ljava_2Flang_2FMath_3B_7Ccos_7C_28D_29D public static (f64) f64,
  &Ljava_2Flang_2FMath_3B_7Ctan_7C_28D_29D public static (f64) f64,
  &Ljava_2Flang_2FMath_3B_7Casin_7C_28D_29D public static (f64) f64,
  &Ljava_2Flang_2FMath_3B_7Cacos_7C_28D_29D public static (f64) f64,
  &Ljava_2Flang_2FMath_3B_7Catan_7C_28D_29D public static (f64) f64,
  &Ljava_2Flang_2FMath_3B_7Catan2_7C_28DD_29D public static (f64, f64) f64,
  &Ljava_2Flang_2FMath_3B_7Chypot_7C_28DD_29D public static (f64, f64) f64,
  &Ljava_2Flang_2FMath_3B_7CtoRadians_7C_28D_29D public static (f64) f64,
  &Ljava_2Flang_2FMath_3B_7CtoDegrees_7C_28D_29D public static (f64) f64
}>

var $Ljava_2Flang_2FMath_3B_7CE f64 public static final = 2.718281828459045

var $Ljava_2Flang_2FMath_3B_7CPI f64 public static final = 3.141592653589793

func &Ljava_2Flang_2FMath_3B_7C_3Cinit_3E_7C_28_29V private constructor (var %_this <* <$Ljava_2Flang_2FMath_3B>>) void {
  call &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  return ()
}

func &Ljava_2Flang_2FMath_3B_7Cabs_7C_28I_29I public static (var %value i32) i32 {
  var %_1 i32
  if (lt u1 i32 (dread i32 %value, constval i32 0)) {
    dassign %_1 (neg i32 (dread i32 %value))
  } else {
    dassign %_1 (dread i32 %value)
  }
  return (dread i32 %_1)
}

func &Ljava_2Flang_2FMath_3B_7Cmax_7C_28II_29I public static (var %left i32, var %right i32) i32 {
  return (select i32 (ge u1 i32 (dread i32 %left, dread i32 %right), dread i32 %left, dread i32 %right))
}

func &Ljava_2Flang_2FMath_3B_7Cmin_7C_28II_29I public static (var %left i32, var %right i32) i32 {
  return (select i32 (le u1 i32 (dread i32 %left, dread i32 %right), dread i32 %left, dread i32 %right))
}

func &Ljava_2Flang_2FMath_3B_7CfloorDiv_7C_28II_29I public static (var %left i32, var %right i32) i32 {
  var %quotient i32
  var %_1 i32
  dassign %quotient (div i32 (dread i32 %left, dread i32 %right))
  if (cand u1 (lt u1 i32 (bxor i32 (dread i32 %left, dread i32 %right), constval i32 0), ne u1 i32 (mul i32 (dread i32 %quotient, dread i32 %right), dread i32 %left))) {
    dassign %_1 (sub i32 (dread i32 %quotient, constval i32 1))
  } else {
    dassign %_1 (dread i32 %quotient)
  }
  return (dread i32 %_1)
}

func &Ljava_2Flang_2FMath_3B_7CfloorMod_7C_28II_29I public static (var %left i32, var %right i32) i32 {
  var %rest i32
  var %_1 i32
  dassign %rest (rem i32 (dread i32 %left, dread i32 %right))
  if (cand u1 (lt u1 i32 (bxor i32 (dread i32 %rest, dread i32 %right), constval i32 0), ne u1 i32 (dread i32 %rest, constval i32 0))) {
    dassign %_1 (add i32 (dread i32 %rest, dread i32 %right))
  } else {
    dassign %_1 (dread i32 %rest)
  }
  return (dread i32 %_1)
}

func &Ljava_2Flang_2FMath_3B_7CaddExact_7C_28II_29I public static (var %left i32, var %right i32) i32 {
  var %sum i32
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 <* <$Ljava_2Flang_2FArithmeticException_3B>>
  dassign %sum (add i32 (dread i32 %left, dread i32 %right))
  if (lt u1 i32 (band i32 (bxor i32 (dread i32 %left, dread i32 %sum), bxor i32 (dread i32 %right, dread i32 %sum)), constval i32 0)) {
    # "integer overflow"
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_c3e3588cfa66d143584a6cec89520f00) { dassign %_1 }
    dassign %_2 (gcmalloc ref <$Ljava_2Flang_2FArithmeticException_3B>)
    call &Ljava_2Flang_2FArithmeticException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_2, dread ref %_1)
    throw (dread ref %_2)
  }
  return (dread i32 %sum)
}

func &Ljava_2Flang_2FMath_3B_7CsubtractExact_7C_28II_29I public static (var %left i32, var %right i32) i32 {
  var %difference i32
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 <* <$Ljava_2Flang_2FArithmeticException_3B>>
  dassign %difference (sub i32 (dread i32 %left, dread i32 %right))
  if (lt u1 i32 (band i32 (bxor i32 (dread i32 %left, dread i32 %right), bxor i32 (dread i32 %left, dread i32 %difference)), constval i32 0)) {
    # "integer overflow"
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_c3e3588cfa66d143584a6cec89520f00) { dassign %_1 }
    dassign %_2 (gcmalloc ref <$Ljava_2Flang_2FArithmeticException_3B>)
    call &Ljava_2Flang_2FArithmeticException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_2, dread ref %_1)
    throw (dread ref %_2)
  }
  return (dread i32 %difference)
}

func &Ljava_2Flang_2FMath_3B_7CnegateExact_7C_28I_29I public static (var %value i32) i32 {
  var %_1 i32
  callassigned &Ljava_2Flang_2FMath_3B_7CsubtractExact_7C_28II_29I (constval i32 0, dread i32 %value) { dassign %_1 }
  return (dread i32 %_1)
}

func &Ljava_2Flang_2FMath_3B_7Cabs_7C_28J_29J public static (var %value i64) i64 {
  var %_1 i64
  if (lt u1 i64 (dread i64 %value, constval i64 0)) {
    dassign %_1 (neg i64 (dread i64 %value))
  } else {
    dassign %_1 (dread i64 %value)
  }
  return (dread i64 %_1)
}

func &Ljava_2Flang_2FMath_3B_7Cmax_7C_28JJ_29J public static (var %left i64, var %right i64) i64 {
  return (select i64 (ge u1 i64 (dread i64 %left, dread i64 %right), dread i64 %left, dread i64 %right))
}

func &Ljava_2Flang_2FMath_3B_7Cmin_7C_28JJ_29J public static (var %left i64, var %right i64) i64 {
  return (select i64 (le u1 i64 (dread i64 %left, dread i64 %right), dread i64 %left, dread i64 %right))
}

func &Ljava_2Flang_2FMath_3B_7CfloorDiv_7C_28JJ_29J public static (var %left i64, var %right i64) i64 {
  var %quotient i64
  var %_1 i64
  dassign %quotient (div i64 (dread i64 %left, dread i64 %right))
  if (cand u1 (lt u1 i64 (bxor i64 (dread i64 %left, dread i64 %right), constval i64 0), ne u1 i64 (mul i64 (dread i64 %quotient, dread i64 %right), dread i64 %left))) {
    dassign %_1 (sub i64 (dread i64 %quotient, constval i64 1))
  } else {
    dassign %_1 (dread i64 %quotient)
  }
  return (dread i64 %_1)
}

func &Ljava_2Flang_2FMath_3B_7CfloorMod_7C_28JJ_29J public static (var %left i64, var %right i64) i64 {
  var %rest i64
  var %_1 i64
  dassign %rest (rem i64 (dread i64 %left, dread i64 %right))
  if (cand u1 (lt u1 i64 (bxor i64 (dread i64 %rest, dread i64 %right), constval i64 0), ne u1 i64 (dread i64 %rest, constval i64 0))) {
    dassign %_1 (add i64 (dread i64 %rest, dread i64 %right))
  } else {
    dassign %_1 (dread i64 %rest)
  }
  return (dread i64 %_1)
}

func &Ljava_2Flang_2FMath_3B_7CaddExact_7C_28JJ_29J public static (var %left i64, var %right i64) i64 {
  var %sum i64
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 <* <$Ljava_2Flang_2FArithmeticException_3B>>
  dassign %sum (add i64 (dread i64 %left, dread i64 %right))
  if (lt u1 i64 (band i64 (bxor i64 (dread i64 %left, dread i64 %sum), bxor i64 (dread i64 %right, dread i64 %sum)), constval i64 0)) {
    # "long overflow"
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_5f587f4d51f291b46b0af325d5e490b4) { dassign %_1 }
    dassign %_2 (gcmalloc ref <$Ljava_2Flang_2FArithmeticException_3B>)
    call &Ljava_2Flang_2FArithmeticException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_2, dread ref %_1)
    throw (dread ref %_2)
  }
  return (dread i64 %sum)
}

func &Ljava_2Flang_2FMath_3B_7CsubtractExact_7C_28JJ_29J public static (var %left i64, var %right i64) i64 {
  var %difference i64
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 <* <$Ljava_2Flang_2FArithmeticException_3B>>
  dassign %difference (sub i64 (dread i64 %left, dread i64 %right))
  if (lt u1 i64 (band i64 (bxor i64 (dread i64 %left, dread i64 %right), bxor i64 (dread i64 %left, dread i64 %difference)), constval i64 0)) {
    # "long overflow"
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_5f587f4d51f291b46b0af325d5e490b4) { dassign %_1 }
    dassign %_2 (gcmalloc ref <$Ljava_2Flang_2FArithmeticException_3B>)
    call &Ljava_2Flang_2FArithmeticException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_2, dread ref %_1)
    throw (dread ref %_2)
  }
  return (dread i64 %difference)
}

func &Ljava_2Flang_2FMath_3B_7CnegateExact_7C_28J_29J public static (var %value i64) i64 {
  var %_1 i64
  callassigned &Ljava_2Flang_2FMath_3B_7CsubtractExact_7C_28JJ_29J (constval i64 0, dread i64 %value) { dassign %_1 }
  return (dread i64 %_1)
}

func &Ljava_2Flang_2FMath_3B_7Cabs_7C_28F_29F public static (var %value f32) f32 {
  var %_1 f32
  if (le u1 f32 (dread f32 %value, constval f32 0.0f)) {
    dassign %_1 (sub f32 (constval f32 0.0f, dread f32 %value))
  } else {
    dassign %_1 (dread f32 %value)
  }
  return (dread f32 %_1)
}

# 0.0 is above -0.0, and what is no number stays so.
func &Ljava_2Flang_2FMath_3B_7Cmax_7C_28FF_29F public static (var %left f32, var %right f32) f32 {
  if (ne u1 f32 (dread f32 %left, dread f32 %left)) {
    return (dread f32 %left)
  }
  if (cand u1 (eq u1 f32 (dread f32 %left, constval f32 0.0f), eq u1 f32 (dread f32 %right, constval f32 0.0f))) {
    return (select f32 (lt u1 f32 (div f32 (constval f32 1.0f, dread f32 %left), constval f32 0.0f), dread f32 %right, dread f32 %left))
  }
  return (select f32 (ge u1 f32 (dread f32 %left, dread f32 %right), dread f32 %left, dread f32 %right))
}

func &Ljava_2Flang_2FMath_3B_7Cmin_7C_28FF_29F public static (var %left f32, var %right f32) f32 {
  if (ne u1 f32 (dread f32 %left, dread f32 %left)) {
    return (dread f32 %left)
  }
  if (cand u1 (eq u1 f32 (dread f32 %left, constval f32 0.0f), eq u1 f32 (dread f32 %right, constval f32 0.0f))) {
    return (select f32 (lt u1 f32 (div f32 (constval f32 1.0f, dread f32 %left), constval f32 0.0f), dread f32 %left, dread f32 %right))
  }
  return (select f32 (le u1 f32 (dread f32 %left, dread f32 %right), dread f32 %left, dread f32 %right))
}

func &Ljava_2Flang_2FMath_3B_7Csignum_7C_28F_29F public static (var %value f32) f32 {
  var %_1 f32
  if (gt u1 f32 (dread f32 %value, constval f32 0.0f)) {
    dassign %_1 (constval f32 1.0f)
  } else {
    dassign %_1 (select f32 (lt u1 f32 (dread f32 %value, constval f32 0.0f), constval f32 -1.0f, dread f32 %value))
  }
  return (dread f32 %_1)
}

func &Ljava_2Flang_2FMath_3B_7Cabs_7C_28D_29D public static (var %value f64) f64 {
  var %_1 f64
  if (le u1 f64 (dread f64 %value, constval f64 0.0)) {
    dassign %_1 (sub f64 (constval f64 0.0, dread f64 %value))
  } else {
    dassign %_1 (dread f64 %value)
  }
  return (dread f64 %_1)
}

# 0.0 is above -0.0, and what is no number stays so.
func &Ljava_2Flang_2FMath_3B_7Cmax_7C_28DD_29D public static (var %left f64, var %right f64) f64 {
  if (ne u1 f64 (dread f64 %left, dread f64 %left)) {
    return (dread f64 %left)
  }
  if (cand u1 (eq u1 f64 (dread f64 %left, constval f64 0.0), eq u1 f64 (dread f64 %right, constval f64 0.0))) {
    return (select f64 (lt u1 f64 (div f64 (constval f64 1.0, dread f64 %left), constval f64 0.0), dread f64 %right, dread f64 %left))
  }
  return (select f64 (ge u1 f64 (dread f64 %left, dread f64 %right), dread f64 %left, dread f64 %right))
}

func &Ljava_2Flang_2FMath_3B_7Cmin_7C_28DD_29D public static (var %left f64, var %right f64) f64 {
  if (ne u1 f64 (dread f64 %left, dread f64 %left)) {
    return (dread f64 %left)
  }
  if (cand u1 (eq u1 f64 (dread f64 %left, constval f64 0.0), eq u1 f64 (dread f64 %right, constval f64 0.0))) {
    return (select f64 (lt u1 f64 (div f64 (constval f64 1.0, dread f64 %left), constval f64 0.0), dread f64 %left, dread f64 %right))
  }
  return (select f64 (le u1 f64 (dread f64 %left, dread f64 %right), dread f64 %left, dread f64 %right))
}

func &Ljava_2Flang_2FMath_3B_7Csignum_7C_28D_29D public static (var %value f64) f64 {
  var %_1 f64
  if (gt u1 f64 (dread f64 %value, constval f64 0.0)) {
    dassign %_1 (constval f64 1.0)
  } else {
    dassign %_1 (select f64 (lt u1 f64 (dread f64 %value, constval f64 0.0), constval f64 -1.0, dread f64 %value))
  }
  return (dread f64 %_1)
}

func &Ljava_2Flang_2FMath_3B_7CmultiplyExact_7C_28II_29I public static (var %left i32, var %right i32) i32 {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 i32
  # "integer overflow"
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_c3e3588cfa66d143584a6cec89520f00) { dassign %_1 }
  callassigned &Ljava_2Flang_2FMath_3B_7CtoIntExact_7C_28Ljava_2Flang_2FString_3BJ_29I (dread ref %_1, mul i64 (cvt i64 i32 (dread i32 %left), cvt i64 i32 (dread i32 %right))) { dassign %_2 }
  return (dread i32 %_2)
}

func &Ljava_2Flang_2FMath_3B_7CmultiplyExact_7C_28JJ_29J public static (var %left i64, var %right i64) i64 {
  var %product i64
  var %isWrong u1
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 <* <$Ljava_2Flang_2FArithmeticException_3B>>
  dassign %product (mul i64 (dread i64 %left, dread i64 %right))
  dassign %isWrong (cand u1 (ne u1 i64 (dread i64 %left, constval i64 0), cior u1 (ne u1 i64 (div i64 (dread i64 %product, dread i64 %left), dread i64 %right), cand u1 (eq u1 i64 (dread i64 %left, constval i64 -1), eq u1 i64 (dread i64 %right, dread i64 $Ljava_2Flang_2FLong_3B_7CMIN__VALUE)))))
  if (dread u1 %isWrong) {
    # "long overflow"
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_5f587f4d51f291b46b0af325d5e490b4) { dassign %_1 }
    dassign %_2 (gcmalloc ref <$Ljava_2Flang_2FArithmeticException_3B>)
    call &Ljava_2Flang_2FArithmeticException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_2, dread ref %_1)
    throw (dread ref %_2)
  }
  return (dread i64 %product)
}

func &Ljava_2Flang_2FMath_3B_7CtoIntExact_7C_28J_29I public static (var %value i64) i32 {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 i32
  # "integer overflow"
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_c3e3588cfa66d143584a6cec89520f00) { dassign %_1 }
  callassigned &Ljava_2Flang_2FMath_3B_7CtoIntExact_7C_28Ljava_2Flang_2FString_3BJ_29I (dread ref %_1, dread i64 %value) { dassign %_2 }
  return (dread i32 %_2)
}

func &Ljava_2Flang_2FMath_3B_7CtoIntExact_7C_28Ljava_2Flang_2FString_3BJ_29I private static (var %message <* <$Ljava_2Flang_2FString_3B>>, var %value i64) i32 {
  var %_1 <* <$Ljava_2Flang_2FArithmeticException_3B>>
  if (ne u1 i64 (dread i64 %value, cvt i64 i32 (cvt i32 i64 (dread i64 %value)))) {
    dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FArithmeticException_3B>)
    call &Ljava_2Flang_2FArithmeticException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_1, dread ref %message)
    throw (dread ref %_1)
  }
  return (cvt i32 i64 (dread i64 %value))
}

# Rounding
func &Ljava_2Flang_2FMath_3B_7Cfloor_7C_28D_29D public static (var %value f64) f64 {
  return (floor f64 (dread f64 %value))
}

func &Ljava_2Flang_2FMath_3B_7Cceil_7C_28D_29D public static (var %value f64) f64 {
  return (ceil f64 (dread f64 %value))
}

func &Ljava_2Flang_2FMath_3B_7Crint_7C_28D_29D public static (var %value f64) f64 {
  var %_1 f64
  callassigned &__rint (dread f64 %value) { dassign %_1 }
  return (dread f64 %_1)
}

# Halves go up. Numbers from 2 to the power of 52 on are whole.
func &Ljava_2Flang_2FMath_3B_7Cround_7C_28D_29J public static (var %value f64) i64 {
  var %down f64
  var %_1 f64
  dassign %down (floor f64 (dread f64 %value))
  if (ge u1 f64 (sub f64 (dread f64 %value, dread f64 %down), constval f64 0.5)) {
    dassign %_1 (add f64 (dread f64 %down, constval f64 1.0))
  } else {
    dassign %_1 (dread f64 %down)
  }
  return (trunc i64 f64 (dread f64 %_1))
}

func &Ljava_2Flang_2FMath_3B_7Cround_7C_28F_29I public static (var %value f32) i32 {
  var %down f64
  var %_1 f64
  dassign %down (floor f64 (cvt f64 f32 (dread f32 %value)))
  if (ge u1 f64 (sub f64 (cvt f64 f32 (dread f32 %value), dread f64 %down), constval f64 0.5)) {
    dassign %_1 (add f64 (dread f64 %down, constval f64 1.0))
  } else {
    dassign %_1 (dread f64 %down)
  }
  return (trunc i32 f64 (dread f64 %_1))
}

# Roots, powers, angles
func &Ljava_2Flang_2FMath_3B_7Csqrt_7C_28D_29D public static (var %value f64) f64 {
  return (sqrt f64 (dread f64 %value))
}

# Unlike C's: 1 to the power of what is no number, or -1 to that of infinity, is no number.
func &Ljava_2Flang_2FMath_3B_7Cpow_7C_28DD_29D public static (var %base f64, var %exponent f64) f64 {
  var %_1 f64
  if (ne u1 f64 (dread f64 %exponent, dread f64 %exponent)) {
    return (dread f64 %exponent)
  }
  if (cand u1 (cior u1 (eq u1 f64 (dread f64 %base, constval f64 1.0), eq u1 f64 (dread f64 %base, constval f64 -1.0)), ne u1 f64 (sub f64 (dread f64 %exponent, dread f64 %exponent), constval f64 0.0))) {
    return (sub f64 (dread f64 %exponent, dread f64 %exponent))
  }
  callassigned &__pow (dread f64 %base, dread f64 %exponent) { dassign %_1 }
  return (dread f64 %_1)
}

func &Ljava_2Flang_2FMath_3B_7Ccbrt_7C_28D_29D public static (var %value f64) f64 {
  var %_1 f64
  callassigned &__cbrt (dread f64 %value) { dassign %_1 }
  return (dread f64 %_1)
}

func &Ljava_2Flang_2FMath_3B_7Cexp_7C_28D_29D public static (var %value f64) f64 {
  var %_1 f64
  callassigned &__exp (dread f64 %value) { dassign %_1 }
  return (dread f64 %_1)
}

func &Ljava_2Flang_2FMath_3B_7Clog_7C_28D_29D public static (var %value f64) f64 {
  var %_1 f64
  callassigned &__log (dread f64 %value) { dassign %_1 }
  return (dread f64 %_1)
}

func &Ljava_2Flang_2FMath_3B_7Clog10_7C_28D_29D public static (var %value f64) f64 {
  var %_1 f64
  callassigned &__log10 (dread f64 %value) { dassign %_1 }
  return (dread f64 %_1)
}

func &Ljava_2Flang_2FMath_3B_7Csin_7C_28D_29D public static (var %value f64) f64 {
  var %_1 f64
  callassigned &__sin (dread f64 %value) { dassign %_1 }
  return (dread f64 %_1)
}

func &Ljava_2Flang_2FMath_3B_7Ccos_7C_28D_29D public static (var %value f64) f64 {
  var %_1 f64
  callassigned &__cos (dread f64 %value) { dassign %_1 }
  return (dread f64 %_1)
}

func &Ljava_2Flang_2FMath_3B_7Ctan_7C_28D_29D public static (var %value f64) f64 {
  var %_1 f64
  callassigned &__tan (dread f64 %value) { dassign %_1 }
  return (dread f64 %_1)
}

func &Ljava_2Flang_2FMath_3B_7Casin_7C_28D_29D public static (var %value f64) f64 {
  var %_1 f64
  callassigned &__asin (dread f64 %value) { dassign %_1 }
  return (dread f64 %_1)
}

func &Ljava_2Flang_2FMath_3B_7Cacos_7C_28D_29D public static (var %value f64) f64 {
  var %_1 f64
  callassigned &__acos (dread f64 %value) { dassign %_1 }
  return (dread f64 %_1)
}

func &Ljava_2Flang_2FMath_3B_7Catan_7C_28D_29D public static (var %value f64) f64 {
  var %_1 f64
  callassigned &__atan (dread f64 %value) { dassign %_1 }
  return (dread f64 %_1)
}

func &Ljava_2Flang_2FMath_3B_7Catan2_7C_28DD_29D public static (var %y f64, var %x f64) f64 {
  var %_1 f64
  callassigned &__atan2 (dread f64 %y, dread f64 %x) { dassign %_1 }
  return (dread f64 %_1)
}

func &Ljava_2Flang_2FMath_3B_7Chypot_7C_28DD_29D public static (var %x f64, var %y f64) f64 {
  var %_1 f64
  callassigned &__hypot (dread f64 %x, dread f64 %y) { dassign %_1 }
  return (dread f64 %_1)
}

func &Ljava_2Flang_2FMath_3B_7CtoRadians_7C_28D_29D public static (var %degrees f64) f64 {
  return (mul f64 (dread f64 %degrees, constval f64 0.017453292519943295))
}

func &Ljava_2Flang_2FMath_3B_7CtoDegrees_7C_28D_29D public static (var %radians f64) f64 {
  return (mul f64 (dread f64 %radians, constval f64 57.29577951308232))
}

func &__rint extern (var %x f64) f64
func &__pow extern (var %x f64, var %y f64) f64
func &__cbrt extern (var %x f64) f64
func &__exp extern (var %x f64) f64
func &__log extern (var %x f64) f64
func &__log10 extern (var %x f64) f64
func &__sin extern (var %x f64) f64
func &__cos extern (var %x f64) f64
func &__tan extern (var %x f64) f64
func &__asin extern (var %x f64) f64
func &__acos extern (var %x f64) f64
func &__atan extern (var %x f64) f64
func &__atan2 extern (var %y f64, var %x f64) f64
func &__hypot extern (var %x f64, var %y f64) f64
