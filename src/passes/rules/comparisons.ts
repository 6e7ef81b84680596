/**
 * Rules for comparisons, truths and selections. Comparisons with constants become those with the constant on the right, and
 * without "or equal" where there is one without; truths (`p`, `q`) are what operations give that answer 0 or 1.
 */
import { rulesOf } from './rule.ts';

/** Comparisons of integers. */
export const comparisonRules = rulesOf(
  ['I', 'L'],
  `
  {Equal|GreaterEqual|LessEqual|GreaterEqualU|LessEqualU}(x, x) => 1
  {NotEqual|Greater|Less|GreaterU|LessU}(x, x) => 0
  {Less|Greater|LessEqual|GreaterEqual}(C, x) => {Greater|Less|GreaterEqual|LessEqual}(x, C)
  {LessU|GreaterU|LessEqualU|GreaterEqualU}(C, x) => {GreaterU|LessU|GreaterEqualU|LessEqualU}(x, C)
  {Less|Greater|LessU|GreaterU}(x, {min|max|0|-1}) => 0
  {GreaterEqual|LessEqual|GreaterEqualU|LessEqualU}(x, {min|max|0|-1}) => 1
  {Less|Greater|LessU|GreaterU}(x, {max|min|-1|0}) => NotEqual(x, {max|min|-1|0})
  {LessEqual|GreaterEqual|LessEqualU|GreaterEqualU}(x, {min|max|0|-1}) => Equal(x, {min|max|0|-1})
  LessU(x, 1) => Equal(x, 0)
  GreaterEqualU(x, 1) => NotEqual(x, 0)
  Greater(x, -1) => GreaterEqual(x, 0)
  LessEqual(x, C) => Less(x, Add(C, 1)) if NotEqual(C, max)
  GreaterEqual(x, C) => Greater(x, Sub(C, 1)) if NotEqual(C, min), NotEqual(C, 0)
  LessEqualU(x, C) => LessU(x, Add(C, 1)) if NotEqual(C, -1)
  GreaterEqualU(x, C) => GreaterU(x, Sub(C, 1)) if NotEqual(C, 0)
  <Equal|NotEqual>({Sub|Bxor}(x, y), 0) => <Equal|NotEqual>(x, y)
  <Equal|NotEqual>({Add|Bxor}(x, C), D) => <Equal|NotEqual>(x, {Sub|Bxor}(D, C))
  <Equal|NotEqual>(Sub(C, x), D) => <Equal|NotEqual>(x, Sub(C, D))
  <Equal|NotEqual>({Neg|Bnot}(x), C) => <Equal|NotEqual>(x, {Neg|Bnot}(C))
  <Equal|NotEqual>({Neg(x)|Bnot(x)}, {Neg(y)|Bnot(y)}) => <Equal|NotEqual>(x, y)
  {Less|Greater|LessEqual|GreaterEqual}(Bnot(x), Bnot(y)) => {Greater|Less|GreaterEqual|LessEqual}(x, y)
  {LessU|GreaterU|LessEqualU|GreaterEqualU}(Bnot(x), Bnot(y)) => {GreaterU|LessU|GreaterEqualU|LessEqualU}(x, y)
  {Less|Greater}(Bnot(x), C) => {Greater|Less}(x, Bnot(C))
  {LessU|GreaterU}(Bnot(x), C) => {GreaterU|LessU}(x, Bnot(C))
  <Equal|NotEqual>({Add(x, y)|Sub(x, y)|Bxor(x, y)}, x) => <Equal|NotEqual>(y, 0)
  <Equal|NotEqual>({Add(x, z)|Sub(x, z)|Bxor(x, z)|Sub(z, x)}, {Add(y, z)|Sub(y, z)|Bxor(y, z)|Sub(z, y)}) => <Equal|NotEqual>(x, y)
  <Equal|NotEqual>({ShrU|Shr}(x, mask), 0) => <GreaterEqual|Less>(x, 0)
  {LessU|GreaterU}(x, {min|max}) => {GreaterEqual|Less}(x, 0)
  <Equal|NotEqual>({ShrU|Shr}(x, C), 0) => <LessU|GreaterEqualU>(x, Shl(1, C)) if NotEqual(Band(C, mask), 0)
  Less(Shr(x, C), D) => Less(x, Shl(D, C)) if LessU(C, width), Equal(Shr(Shl(D, C), C), D)
  Greater(Shr(x, C), D) => Greater(x, Bor(Shl(D, C), Sub(Shl(1, C), 1))) if LessU(C, width), Equal(Shr(Shl(D, C), C), D)
  LessU({ShrU|Shr}(x, C), D) => LessU(x, Shl(D, C)) if LessU(C, width), Equal({ShrU|Shr}(Shl(D, C), C), D)
  GreaterU({ShrU|Shr}(x, C), D) => GreaterU(x, Bor(Shl(D, C), Sub(Shl(1, C), 1))) if LessU(C, width), Equal({ShrU|Shr}(Shl(D, C), C), D)
  {Less|GreaterEqual}(Bxor(x, C), 0) => {Less|GreaterEqual}(x, 0) if GreaterEqual(C, 0)
  {Less|GreaterEqual}(Bxor(x, C), 0) => {GreaterEqual|Less}(x, 0) if Less(C, 0)
  {Greater(x, Add(x, C))|Less(Add(x, C), x)} => Greater(x, Sub(max, C)) if NotEqual(C, 0)
  {Less(x, Add(x, C))|Greater(Add(x, C), x)} => Less(x, Sub(min, C)) if NotEqual(C, 0)
  {GreaterU(x, Add(x, C))|LessU(Add(x, C), x)} => GreaterU(x, Bnot(C)) if NotEqual(C, 0)
  {LessU(x, Add(x, C))|GreaterU(Add(x, C), x)} => LessU(x, Neg(C)) if NotEqual(C, 0)
  <Equal|NotEqual>(Band(x, C), C) => <NotEqual|Equal>(Band(x, C), 0) if Equal(Shl(1, Ctz(C)), C)
  <Equal|NotEqual>({Band(x, C)|Bor(x, C)|Shl(x, C)}, D) => <0|1> if NotEqual({Band(D, Bnot(C))|Band(Bnot(D), C)|Band(D, Bnot(Shl(-1, C)))}, 0)
  <Equal|NotEqual>(Band(x, min), 0) => <GreaterEqual|Less>(x, 0)
  {Less|GreaterEqual}(Shr(x, y), 0) => {Less|GreaterEqual}(x, 0)
  <Equal|NotEqual>(Mul(x, C), 0) => <Equal|NotEqual>(x, 0) if NotEqual(Band(C, 1), 0)
  <Equal|NotEqual>({Rotr(x, y)|Abs(x)|Popcnt(x)}, 0) => <Equal|NotEqual>(x, 0)
  <Equal|NotEqual>(Rotr(x, y), -1) => <Equal|NotEqual>(x, -1)
  <Equal|NotEqual>(Rotr(x, z), Rotr(y, z)) => <Equal|NotEqual>(x, y)
  <Equal|NotEqual>({Clz|Ctz}(x), width) => <Equal|NotEqual>(x, 0)
  <Equal|NotEqual>(Popcnt(x), width) => <Equal|NotEqual>(x, -1)
  <Equal|NotEqual>(Clz(x), 0) => <Less|GreaterEqual>(x, 0)
  <Equal|NotEqual>(Select(z, C, D), C) => <NotEqualI|EqualI>(z, 0) if NotEqual(C, D)
  <Equal|NotEqual>(Select(z, C, D), D) => <EqualI|NotEqualI>(z, 0) if NotEqual(C, D)
  LessU(Band(x, C), D) => 1 if LessU(C, D)
  GreaterU(Band(x, C), D) => 0 if LessEqualU(C, D)
  LessU(ShrU(x, C), D) => 1 if LessU(ShrU(-1, C), D)
  GreaterU(ShrU(x, C), D) => 0 if LessEqualU(ShrU(-1, C), D)
  {LessU|GreaterU}(ModU(x, C), D) => {1|0} if LessEqualU(C, D)
  <LessEqualU|GreaterU>({Band(x, y)|ShrU(x, y)|MinU(x, y)}, x) => <1|0>
  <GreaterEqualU|LessU>({Bor(x, y)|MaxU(x, y)}, x) => <1|0>
  <GreaterEqualU|LessU>(x, {Band(x, y)|ShrU(x, y)|MinU(x, y)}) => <1|0>
  <LessEqualU|GreaterU>(x, {Bor(x, y)|MaxU(x, y)}) => <1|0>
  {LessU|GreaterEqualU}(ModU(x, y), y) => {1|0}
  {Less|Greater}(Ext8(x), C) => {1|0} if {Greater|GreaterEqual}(C, 127)
  {Less|Greater}(Ext8(x), C) => {0|1} if {LessEqual|Less}(C, -128)
  {Less|Greater}(Ext16(x), C) => {1|0} if {Greater|GreaterEqual}(C, 32767)
  {Less|Greater}(Ext16(x), C) => {0|1} if {LessEqual|Less}(C, -32768)
  {GreaterEqual|Less}(Band(x, C), 0) => {1|0} if GreaterEqual(C, 0)
  {GreaterEqual|Less}(ShrU(x, C), 0) => {1|0} if NotEqual(Band(C, mask), 0)
  {Less|Greater}(ShrU(x, C), D) => {LessU|GreaterU}(ShrU(x, C), D) if NotEqual(Band(C, mask), 0), GreaterEqual(D, 0)
  {LessU|GreaterU|LessEqualU|GreaterEqualU}(<Add|Bxor>(x, min), <Add|Bxor>(y, min)) => {Less|Greater|LessEqual|GreaterEqual}(x, y)
  {Less|Greater|LessEqual|GreaterEqual}(<Add|Bxor>(x, min), <Add|Bxor>(y, min)) => {LessU|GreaterU|LessEqualU|GreaterEqualU}(x, y)
`,
);

/** Truths of comparisons, negated and joined. */
export const truthRules = rulesOf(
  ['I', 'L'],
  `
  EqualI({Equal|NotEqual|Less|GreaterEqual|Greater|LessEqual|LessU|GreaterEqualU|GreaterU|LessEqualU}(x, y), 0) => {NotEqual|Equal|GreaterEqual|Less|LessEqual|Greater|GreaterEqualU|LessU|LessEqualU|GreaterU}(x, y)
  BandI({Less|LessU}(x, y), {Greater|GreaterU}(x, y)) => 0
  BandI(Equal(x, y), {NotEqual|Less|Greater|LessU|GreaterU}(x, y)) => 0
  BandI(NotEqual(x, y), {LessEqual|GreaterEqual|LessEqualU|GreaterEqualU}(x, y)) => {Less|Greater|LessU|GreaterU}(x, y)
  BandI({LessEqual|LessEqualU}(x, y), {GreaterEqual|GreaterEqualU}(x, y)) => Equal(x, y)
  BorI({Less|LessU}(x, y), {Greater|GreaterU}(x, y)) => NotEqual(x, y)
  BorI(Equal(x, y), {Less|Greater|LessU|GreaterU}(x, y)) => {LessEqual|GreaterEqual|LessEqualU|GreaterEqualU}(x, y)
  BorI({LessEqual|LessEqualU}(x, y), {GreaterEqual|GreaterEqualU}(x, y)) => 1
  BorI({Less|Greater|LessU|GreaterU}(x, y), {GreaterEqual|LessEqual|GreaterEqualU|LessEqualU}(x, y)) => 1
  BandI({Less|Greater|LessU|GreaterU}(x, y), {GreaterEqual|LessEqual|GreaterEqualU|LessEqualU}(x, y)) => 0
  BandI({GreaterEqual|Greater}(x, C), Less(x, D)) => {LessU(Add(x, Neg(C)), Sub(D, C))|LessU(Add(x, Bnot(C)), Add(D, Bnot(C)))} if Less(C, D)
  BorI(Less(x, C), Greater(x, D)) => GreaterU(Add(x, Neg(C)), Sub(D, C)) if LessEqual(C, D)
  BandI({Less|LessU|Greater|GreaterU}(x, C), {Less|LessU|Greater|GreaterU}(x, D)) => {Less|LessU|Greater|GreaterU}(x, {Min|MinU|Max|MaxU}(C, D))
  BorI({Less|LessU|Greater|GreaterU}(x, C), {Less|LessU|Greater|GreaterU}(x, D)) => {Less|LessU|Greater|GreaterU}(x, {Max|MaxU|Min|MinU}(C, D))
  BandI(Equal(x, C), Equal(x, D)) => 0 if NotEqual(C, D)
  BorI(NotEqual(x, C), NotEqual(x, D)) => 1 if NotEqual(C, D)
  BorI(Equal(x, C), Equal(x, D)) => Equal(Bor(x, Bxor(C, D)), Bor(C, D)) if Equal(Shl(1, Ctz(Bxor(C, D))), Bxor(C, D))
  BandI(Equal(x, 0), Equal(y, 0)) => Equal(Bor(x, y), 0)
  BorI(NotEqual(x, 0), NotEqual(y, 0)) => NotEqual(Bor(x, y), 0)
  BandI(GreaterEqual(x, 0), GreaterEqual(y, 0)) => GreaterEqual(Bor(x, y), 0)
  BorI(Less(x, 0), Less(y, 0)) => Less(Bor(x, y), 0)
  BandI(Less(x, 0), Less(y, 0)) => Less(Band(x, y), 0)
  Not(x) => Equal(x, 0)
  And(x, y) => BandI(NotEqual(x, 0), NotEqual(y, 0))
  Or(x, y) => NotEqual(Bor(x, y), 0)
`,
);

/** What is 0 or 1. */
export const bitTruthRules = rulesOf(
  ['I'],
  `
  {NotEqual|Greater|GreaterU}(p, 0) => p
  Equal(p, 1) => p
  NotEqual(p, 1) => Equal(p, 0)
  {Less|LessU}(p, 1) => Equal(p, 0)
  Equal(Equal(p, 0), 0) => p
  And(p, q) => Band(p, q)
  Or(p, q) => Bor(p, q)
  Bxor(p, 1) => Equal(p, 0)
  Sub(1, p) => Equal(p, 0)
  Band(p, C) => p if Equal(Band(C, 1), 1)
  Band(p, C) => 0 if Equal(Band(C, 1), 0)
  Bor(p, C) => C if Equal(Band(C, 1), 1)
  Mul(p, q) => Band(p, q)
  NotEqual(p, q) => Bxor(p, q)
  {Ext8|Ext16|Abs}(p) => p
  {ShrU|Shr}(p, C) => 0 if NotEqual(Band(C, 31), 0)
  Band(Neg(p), x) => Select(p, x, 0)
  Mul(p, x) => Select(p, x, 0)
  Band(Equal(p, 0), p) => 0
  Bor(Equal(p, 0), p) => 1
  Bxor(Equal(p, 0), p) => 1
  Band(Equal(p, 0), Equal(q, 0)) => Equal(Bor(p, q), 0)
  Bor(Equal(p, 0), Equal(q, 0)) => Equal(Band(p, q), 0)
  Equal(Bxor(p, q), 0) => Equal(p, q)
  Equal(p, C) => 0 if GreaterU(C, 1)
  NotEqual(p, C) => 1 if GreaterU(C, 1)
  Select(p, 1, 0) => p
  Select(p, 0, 1) => Equal(p, 0)
  Select(p, -1, 0) => Neg(p)
  Select(p, q, 0) => Band(p, q)
  Select(p, 1, q) => Bor(p, q)
  Select(p, C, 0) => Shl(p, Ctz(C)) if Equal(Shl(1, Ctz(C)), C)
  Popcnt(p) => p
`,
);

/** Selections. */
export const selectRules = rulesOf(
  ['I', 'L', 'F', 'D'],
  `
  Select(c, x, x) => x
  Select(0, x, y) => y
  Select(C, x, y) => x if NotEqualI(C, 0)
  Select(EqualI(c, 0), x, y) => Select(c, y, x)
  Select(NotEqualI(c, 0), x, y) => Select(c, x, y)
  Select(c, Select(c, x, y), z) => Select(c, x, z)
  Select(c, x, Select(c, y, z)) => Select(c, x, z)
  Select(p, Select(q, x, y), y) => Select(BandI(p, q), x, y)
  Select(p, x, Select(q, x, y)) => Select(BorI(p, q), x, y)
`,
);

/** Selections among integers by comparisons of them. */
export const integerSelectRules = rulesOf(
  ['I', 'L'],
  `
  Select(Equal(x, y), x, y) => y
  Select(NotEqual(x, y), x, y) => x
  Select({Less|Greater}(x, 0), {Neg(x)|x}, {x|Neg(x)}) => Abs(x)
  Select({GreaterEqual|LessEqual}(x, 0), {x|Neg(x)}, {Neg(x)|x}) => Abs(x)
  Select(Greater(x, -1), x, Neg(x)) => Abs(x)
  Select(Less(x, 1), Neg(x), x) => Abs(x)
  Select(Less(x, 0), -1, 0) => Shr(x, mask)
  Select(GreaterEqual(x, 0), 0, -1) => Shr(x, mask)
  Select(Equal(x, 0), width, Ctz(x)) => Ctz(x)
  Select(Equal(x, 0), width, Clz(x)) => Clz(x)
  Select(NotEqual(x, 0), Ctz(x), width) => Ctz(x)
  Select(NotEqual(x, 0), Clz(x), width) => Clz(x)
  Select(Equal(x, 0), 0, Mul(x, y)) => Mul(x, y)
  Select(NotEqual(x, 0), Mul(x, y), 0) => Mul(x, y)
  Select(Equal(x, 0), 0, Popcnt(x)) => Popcnt(x)
  Select(NotEqual(x, 0), Popcnt(x), 0) => Popcnt(x)
  Select(Equal(x, 0), y, {Add(x, y)|Bor(x, y)|Bxor(x, y)}) => {Add(x, y)|Bor(x, y)|Bxor(x, y)}
  Select(Equal(x, 0), 0, {Band(x, y)|Neg(x)|Shl(x, y)}) => {Band(x, y)|Neg(x)|Shl(x, y)}
`,
);

/** Selections by whether an integer is 0. */
export const countSelectRules = rulesOf(
  ['I'],
  `
  Select(x, x, 0) => x
  Select(x, 0, x) => 0
  Select({Sub|Bxor}(x, y), y, x) => y
  Select(Sub(x, y), x, y) => x
  Select(x, {Add(x, y)|Bor(x, y)|Bxor(x, y)}, y) => {Add(x, y)|Bor(x, y)|Bxor(x, y)}
  Select(x, {Band(x, y)|Neg(x)|Shl(x, y)|ShrU(x, y)|Shr(x, y)}, 0) => {Band(x, y)|Neg(x)|Shl(x, y)|ShrU(x, y)|Shr(x, y)}
  Select(x, Popcnt(x), 0) => Popcnt(x)
  Select(x, Clz(x), 32) => Clz(x)
  Select(x, Ctz(x), 32) => Ctz(x)
`,
);

/** Where only it counts whether an i32 is 0. */
export const testRules = rulesOf(
  ['I'],
  `
  NotEqual(x, 0) => x
  {Neg|Abs|Popcnt}(x) => x
  Rotr(x, y) => x
  Mul(x, C) => x if Equal(Band(C, 1), 1)
  Or(x, y) => Bor(x, y)
  Select(c, C, 0) => c if NotEqual(C, 0)
  Select(c, 0, C) => Equal(c, 0) if NotEqual(C, 0)
  Select(c, 1, x) => Bor(c, x)
  Shl(p, C) => p
  Bxor(Equal(p, 0), q) => Equal(p, q)
`,
  true,
);
