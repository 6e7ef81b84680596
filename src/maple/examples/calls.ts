/**
 * Examples of calls [MAPLE 3.9 to 3.11]; see index.ts. Each family of calls has one program; its opcodes differ by
 * where the results go.
 */

const add = `
func &add (var %a i32, var %b i32) i32 { return (add i32 (dread i32 %a, dread i32 %b)) }`;

/** The two ways to take a result, for any call. */
const fromRetval = `
  return (regread i32 %%retval0)
}`;
const fromResult = ` { regassign i32 %1 }
  return (regread i32 %1)
}`;

const larger = `
func &larger generic (var %a <!T>, var %b <!T>) <!T> {
  if (gt u1 agg (dread agg %a, dread agg %b)) { return (dread agg %a) }
  return (dread agg %b)
}
func &f (var %a i32, var %b i32) i32 {`;
const largerRuns = `
# run: &f(3, 7) == 7
# run: &f(-3, -7) == -3
`;

const animals = `
type $Animal <class { &Animal_legs () i32 }>
type $Bird <class <$Animal> { &Bird_legs () i32 }>
func &Animal_legs (var %this <* <$Animal>>) i32 { return (constval i32 4) }
func &Bird_legs (var %this <* <$Bird>>) i32 { return (constval i32 2) }
func &f (var %isBird i32) i32 {
  var %o <* <$Animal>>
  dassign %o (gcmalloc ref <$Animal>)
  if (dread i32 %isBird) { dassign %o (gcmalloc ref <$Bird>) }`;
const animalRuns = `
# run: &f(0) == 4
# run: &f(1) == 2
`;

const parents = `
type $Animal <class { &Animal_legs () i32 }>
type $Bird <class <$Animal> { &Bird_legs () i32 }>
func &Animal_legs (var %this <* <$Animal>>) i32 { return (constval i32 4) }
func &Bird_legs (var %this <* <$Bird>>) i32 { return (constval i32 2) }
func &f () i32 {
  var %o <* <$Bird>>
  dassign %o (gcmalloc ref <$Bird>)`;

const shapes = `
type $Shape <interface { &Shape_area () i32 }>
type $Square <class { @side i32, &Square_area () i32, $Shape }>
func &Shape_area (var %this <* <$Shape>>) i32
func &Square_area (var %this <* <$Square>>) i32 {
  regassign i32 %1 (iread i32 <* <$Square>> 1 (dread ref %this))
  return (mul i32 (regread i32 %1, regread i32 %1))
}
func &f (var %side i32) i32 {
  var %o <* <$Square>>
  dassign %o (gcmalloc ref <$Square>)
  iassign <* <$Square>> 1 (dread ref %o, dread i32 %side)`;
const shapeRuns = `
# run: &f(5) == 25
`;

/** Classes with a generic method each, and an interface that both have. */
const keepers = `
type $Keeper <interface { &Keeper_keep (<!T>) <!T> }>
type $Plain <class { &Plain_keep (<!T>) <!T>, $Keeper }>
type $More <class <$Plain> { &More_keep (<!T>) <!T> }>
func &Keeper_keep generic (var %this <* <$Keeper>>, var %x <!T>) <!T> { return (dread agg %x) }
func &Plain_keep generic (var %this <* <$Plain>>, var %x <!T>) <!T> { return (dread agg %x) }
func &More_keep generic (var %this <* <$More>>, var %x <!T>) <!T> { return (add agg (dread agg %x, constval i32 1)) }
func &f (var %x i32) i32 {
  var %o <* <$More>>
  dassign %o (gcmalloc ref <$More>)`;

const handle = `
func &invoke (var %handle ptr, var %x i32) i32
func &plus (var %x i32) i32 { return (add i32 (dread i32 %x, constval i32 10)) }
func &f (var %x i32) i32 {`;
const handleRuns = `
# run: &f(4) == 14
`;

const twoAndThree = `
# run: &f() == 5
`;

export const callExamples = {
  call: `${add}
func &f () i32 {
  call &add (constval i32 2, constval i32 3)${fromRetval}${twoAndThree}`,
  callinstant: `${larger}
  callinstant &larger<{!T=i32}> (dread i32 %a, dread i32 %b)${fromRetval}${largerRuns}`,
  icall: `${add}
func &f () i32 {
  icall (addroffunc ptr &add, constval i32 2, constval i32 3)${fromRetval}${twoAndThree}`,
  intrinsiccall: `
func &f () u32 {
  var %a <[4] u8>
  intrinsiccall C_memset (addrof ptr %a, constval i32 0x5a, constval u64 4)
  return (dreadoff u32 %a 0)
}
# run: &f() == 0x5a5a5a5a
`,
  intrinsiccallwithtype: `
func &f () u64 {
  intrinsiccallwithtype <* u8> C_strlen (conststr ptr "maple")
  return (regread u64 %%retval0)
}
# run: &f() == 5
`,
  xintrinsiccall: `
# The table is the host's; without an entry, the call traps.
func &f (var %x i32) i32 {
  xintrinsiccall 7 (dread i32 %x)${fromRetval}
# trap: missing-function &f(3)
`,
  virtualcall: `${animals}
  virtualcall &Animal_legs (dread ref %o)${fromRetval}${animalRuns}`,
  superclasscall: `${parents}
  superclasscall &Animal_legs (dread ref %o)${fromRetval}
# run: &f() == 4
`,
  interfacecall: `${shapes}
  interfacecall &Shape_area (dread ref %o)${fromRetval}${shapeRuns}`,
  virtualcallinstant: `${keepers}
  virtualcallinstant &Plain_keep<{!T=i32}> (dread ref %o, dread i32 %x)${fromRetval}
# run: &f(7) == 8
`,
  superclasscallinstant: `${keepers}
  superclasscallinstant &Plain_keep<{!T=i32}> (dread ref %o, dread i32 %x)${fromRetval}
# run: &f(7) == 7
`,
  interfacecallinstant: `${keepers}
  interfacecallinstant &Keeper_keep<{!T=i32}> (dread ref %o, dread i32 %x)${fromRetval}
# run: &f(7) == 8
`,
  icallproto: `${add}
func &f () i32 {
  icallproto <func (i32, i32) i32> (addroffunc ptr &add, constval i32 2, constval i32 3)${fromRetval}${twoAndThree}`,
  virtualicall: `${animals}
  virtualicall &Animal_legs (constval i32 0, dread ref %o)${fromRetval}${animalRuns}`,
  interfaceicall: `${shapes}
  interfaceicall &Shape_area (constval i32 0, dread ref %o)${fromRetval}${shapeRuns}`,
  customcall: `
func &abs (var %x i32) i32
func &f (var %x i32) i32 {
  customcall &abs (dread i32 %x)${fromRetval}
# run: &f(-5) == 5
`,
  polymorphiccall: `${handle}
  polymorphiccall <func (i32) i32> &invoke (addroffunc ptr &plus, dread i32 %x)${fromRetval}${handleRuns}`,
} as const;

export const assignedExamples = {
  callassigned: `
func &divide (var %a i32, var %b i32) i32, i32 {
  return (div i32 (dread i32 %a, dread i32 %b), rem i32 (dread i32 %a, dread i32 %b))
}
func &f (var %x i32) i32 {
  var %rest i32
  callassigned &divide (dread i32 %x, constval i32 10) { regassign i32 %1 dassign %rest }
  return (add i32 (regread i32 %1, dread i32 %rest))
}
# run: &f(47) == 11
`,
  callinstantassigned: `${larger}
  callinstantassigned &larger<{!T=i32}> (dread i32 %a, dread i32 %b)${fromResult}${largerRuns}`,
  icallassigned: `${add}
func &f () i32 {
  icallassigned (addroffunc ptr &add, constval i32 2, constval i32 3)${fromResult}${twoAndThree}`,
  intrinsiccallassigned: `
var $x i32 = 10
func &f (var %n i32) i32 {
  intrinsiccallassigned C___sync_fetch_and_add_4 (addrof ptr $x, dread i32 %n) { regassign i32 %1 }
  return (add i32 (mul i32 (regread i32 %1, constval i32 100), dread i32 $x))
}
# run: &f(5) == 1015
`,
  intrinsiccallwithtypeassigned: `
func &f () u64 {
  intrinsiccallwithtypeassigned <* u8> C_strlen (conststr ptr "maple") { regassign u64 %1 }
  return (regread u64 %1)
}
# run: &f() == 5
`,
  xintrinsiccallassigned: `
# The table is the host's; without an entry, the call traps.
func &f (var %x i32) i32 {
  xintrinsiccallassigned 7 (dread i32 %x)${fromResult}
# trap: missing-function &f(3)
`,
  virtualcallassigned: `${animals}
  virtualcallassigned &Animal_legs (dread ref %o)${fromResult}${animalRuns}`,
  superclasscallassigned: `${parents}
  superclasscallassigned &Animal_legs (dread ref %o)${fromResult}
# run: &f() == 4
`,
  interfacecallassigned: `${shapes}
  interfacecallassigned &Shape_area (dread ref %o)${fromResult}${shapeRuns}`,
  virtualcallinstantassigned: `${keepers}
  virtualcallinstantassigned &Plain_keep<{!T=i32}> (dread ref %o, dread i32 %x)${fromResult}
# run: &f(7) == 8
`,
  superclasscallinstantassigned: `${keepers}
  superclasscallinstantassigned &Plain_keep<{!T=i32}> (dread ref %o, dread i32 %x)${fromResult}
# run: &f(7) == 7
`,
  interfacecallinstantassigned: `${keepers}
  interfacecallinstantassigned &Keeper_keep<{!T=i32}> (dread ref %o, dread i32 %x)${fromResult}
# run: &f(7) == 8
`,
  icallprotoassigned: `${add}
func &f () i32 {
  icallprotoassigned <func (i32, i32) i32> (addroffunc ptr &add, constval i32 2, constval i32 3)${fromResult}${twoAndThree}`,
  virtualicallassigned: `${animals}
  virtualicallassigned &Animal_legs (constval i32 0, dread ref %o)${fromResult}${animalRuns}`,
  interfaceicallassigned: `${shapes}
  interfaceicallassigned &Shape_area (constval i32 0, dread ref %o)${fromResult}${shapeRuns}`,
  customcallassigned: `
func &abs (var %x i32) i32
func &f (var %x i32) i32 {
  customcallassigned &abs (dread i32 %x)${fromResult}
# run: &f(-5) == 5
`,
  polymorphiccallassigned: `${handle}
  polymorphiccallassigned <func (i32) i32> &invoke (addroffunc ptr &plus, dread i32 %x)${fromResult}${handleRuns}`,
} as const;
