/** Rules for integers of 32 and 64 bits: one value computed in fewer or cheaper operations. See rule.ts for how they are written. */
import { rulesOf } from './rule.ts';

const widths = ['I', 'L'] as const;

/** Sums, differences, products, quotients. */
export const arithmeticRules = rulesOf(
  widths,
  `
  Add(x, 0) => x
  Sub(x, 0) => x
  Sub(x, x) => 0
  Sub(0, x) => Neg(x)
  Sub(x, C) => Add(x, Neg(C))
  Neg(Neg(x)) => x
  Neg(Sub(x, y)) => Sub(y, x)
  Neg(Mul(x, C)) => Mul(x, Neg(C))
  Neg(Add(x, C)) => Sub(Neg(C), x)
  Add(x, Neg(y)) => Sub(x, y)
  Sub(x, Neg(y)) => Add(x, y)
  Sub(Neg(x), y) => Neg(Add(x, y))
  Add(Add(x, C), D) => Add(x, Add(C, D))
  Add(Sub(C, x), D) => Sub(Add(C, D), x)
  Sub(C, Add(x, D)) => Sub(Sub(C, D), x)
  Sub(C, Sub(D, x)) => Add(x, Sub(C, D))
  Sub(Add(x, C), y) => Add(Sub(x, y), C)
  Sub(x, Add(y, C)) => Add(Sub(x, y), Neg(C))
  Add(Add(x, C), y) => Add(Add(x, y), C)
  Sub(Add(x, y), y) => x
  Sub(y, Add(x, y)) => Neg(x)
  Sub(Sub(x, y), x) => Neg(y)
  Sub(x, Sub(x, y)) => y
  Add(Sub(x, y), y) => x
  Add(Sub(x, y), Sub(y, z)) => Sub(x, z)
  Sub(Add(x, y), Add(x, z)) => Sub(y, z)
  Sub(Sub(x, y), Sub(x, z)) => Sub(z, y)
  Sub(Sub(x, z), Sub(y, z)) => Sub(x, y)
  Add(x, x) => Shl(x, 1)
  Add(Mul(x, C), x) => Mul(x, Add(C, 1))
  Sub(Mul(x, C), x) => Mul(x, Sub(C, 1))
  Sub(x, Mul(x, C)) => Mul(x, Sub(1, C))
  Add(Mul(x, C), Mul(x, D)) => Mul(x, Add(C, D))
  Sub(Mul(x, C), Mul(x, D)) => Mul(x, Sub(C, D))
  Add(Mul(x, y), Mul(x, z)) => Mul(x, Add(y, z))
  Sub(Mul(x, y), Mul(x, z)) => Mul(x, Sub(y, z))
  Add(Bnot(x), C) => Sub(Sub(C, 1), x)
  Sub(-1, x) => Bnot(x)
  Add(x, Bnot(x)) => -1
  Sub(Bnot(x), Bnot(y)) => Sub(y, x)
  Bnot(Neg(x)) => Add(x, -1)
  Neg(Bnot(x)) => Add(x, 1)
  Bnot(Add(x, C)) => Sub(Bnot(C), x)
  Bnot(Sub(C, x)) => Add(x, Bnot(C))
  Bnot(Add(Bnot(x), y)) => Sub(x, y)
  Bnot(Sub(Bnot(x), y)) => Add(x, y)
  Neg(Shr(x, mask)) => ShrU(x, mask)
  Neg(ShrU(x, mask)) => Shr(x, mask)
  Mul(x, 0) => 0
  Mul(x, 1) => x
  Mul(x, -1) => Neg(x)
  Mul(x, C) => Shl(x, Ctz(C)) if Equal(Shl(1, Ctz(C)), C)
  Mul(Mul(x, C), D) => Mul(x, Mul(C, D))
  Mul(Add(x, C), D) => Add(Mul(x, D), Mul(C, D))
  Mul(Sub(C, x), D) => Sub(Mul(C, D), Mul(x, D))
  Mul(Neg(x), C) => Mul(x, Neg(C))
  Mul(Neg(x), Neg(y)) => Mul(x, y)
  Mul(Shl(x, C), D) => Mul(x, Shl(D, C))
  Shl(Mul(x, C), D) => Mul(x, Shl(C, D))
  Shl(Add(x, C), D) => Add(Shl(x, D), Shl(C, D))
  Mul(Shl(1, y), x) => Shl(x, y)
  Div(x, 1) => x
  Div(x, -1) => Neg(x)
  DivU(x, 1) => x
  DivU(x, C) => ShrU(x, Ctz(C)) if Equal(Shl(1, Ctz(C)), C)
  Mod(x, 1) => 0
  Mod(x, -1) => 0
  ModU(x, 1) => 0
  ModU(x, C) => Band(x, Sub(C, 1)) if Equal(Shl(1, Ctz(C)), C)
  ModU(x, Shl(1, y)) => Band(x, Add(Shl(1, y), -1))
  DivU(ModU(x, y), y) => 0
  Abs(Neg(x)) => Abs(x)
  Abs(Abs(x)) => Abs(x)
  Abs(ShrU(x, C)) => ShrU(x, C) if NotEqual(Band(C, mask), 0)
  Abs(Band(x, C)) => Band(x, C) if GreaterEqual(C, 0)
  Max(x, Neg(x)) => Abs(x)
  Max(Neg(x), x) => Abs(x)
  Sub(Bxor(x, Shr(x, mask)), Shr(x, mask)) => Abs(x)
  Bxor(Add(x, Shr(x, mask)), Shr(x, mask)) => Abs(x)
`,
);

/** Quotients that a solver settles for 32 bits only. */
export const wordQuotientRules = rulesOf(
  ['I'],
  `
  DivU(x, Shl(1, y)) => ShrU(x, y)
  DivU(x, C) => GreaterEqualU(x, C) if Less(C, 0)
`,
);

/** The lesser and the greater. */
export const orderRules = rulesOf(
  widths,
  `
  {Min|Max|MinU|MaxU}(x, x) => x
  {Min|Max|MinU|MaxU}(x, {min|max|0|-1}) => {min|max|0|-1}
  {Min|Max|MinU|MaxU}(x, {max|min|-1|0}) => x
  {Min|Max|MinU|MaxU}(C, x) => {Min|Max|MinU|MaxU}(x, C)
  {Min|Max|MinU|MaxU}({Min|Max|MinU|MaxU}(x, C), D) => {Min|Max|MinU|MaxU}(x, {Min|Max|MinU|MaxU}(C, D))
  {Min|Max|MinU|MaxU}({Min|Max|MinU|MaxU}(x, y), x) => {Min|Max|MinU|MaxU}(x, y)
  {Min|Max|MinU|MaxU}({Min|Max|MinU|MaxU}(x, y), y) => {Min|Max|MinU|MaxU}(x, y)
  {Min|Max|MinU|MaxU}(x, {Min|Max|MinU|MaxU}(x, y)) => {Min|Max|MinU|MaxU}(x, y)
  {Min|Max|MinU|MaxU}({Max|Min|MaxU|MinU}(x, y), x) => x
  {Min|Max|MinU|MaxU}({Max|Min|MaxU|MinU}(x, y), y) => y
  {Min|Max|MinU|MaxU}(x, {Max|Min|MaxU|MinU}(x, y)) => x
  {Min|Max|MinU|MaxU}(x, {Max|Min|MaxU|MinU}(y, x)) => x
  {Max|Min|MaxU|MinU}({Min|Max|MinU|MaxU}(x, C), D) => D if {GreaterEqual|LessEqual|GreaterEqualU|LessEqualU}(D, C)
  Bnot({Min|Max|MinU|MaxU}(Bnot(x), Bnot(y))) => {Max|Min|MaxU|MinU}(x, y)
`,
);

/** Bits: and, or, exclusive or, not. */
export const bitRules = rulesOf(
  widths,
  `
  Band(x, x) => x
  Band(x, 0) => 0
  Band(x, -1) => x
  Bor(x, x) => x
  Bor(x, 0) => x
  Bor(x, -1) => -1
  Bxor(x, x) => 0
  Bxor(x, 0) => x
  Bxor(x, -1) => Bnot(x)
  Bnot(Bnot(x)) => x
  Band(x, Bnot(x)) => 0
  Bor(x, Bnot(x)) => -1
  Bxor(x, Bnot(x)) => -1
  {Band|Bor|Bxor}({Band|Bor|Bxor}(x, C), D) => {Band|Bor|Bxor}(x, {Band|Bor|Bxor}(C, D))
  {Band|Bor|Bxor}({Band|Bor|Bxor}(x, C), y) => {Band|Bor|Bxor}({Band|Bor|Bxor}(x, y), C)
  Band(Band(x, y), x) => Band(x, y)
  Bor(Bor(x, y), x) => Bor(x, y)
  Bxor(Bxor(x, y), x) => y
  Band(Bor(x, y), x) => x
  Bor(Band(x, y), x) => x
  Band(Bor(x, C), D) => D if Equal(Band(C, D), D)
  Band(Bor(x, C), D) => Band(x, D) if Equal(Band(C, D), 0)
  Band(Bxor(x, C), D) => Band(x, D) if Equal(Band(C, D), 0)
  Bor(Band(x, C), D) => Bor(x, D) if Equal(Bor(C, D), -1)
  Bor(Band(x, C), D) => D if Equal(Bor(C, D), D)
  Bor(Bxor(x, C), D) => Bor(x, D) if Equal(Bor(C, D), D)
  Bor(Band(x, C), Band(x, D)) => Band(x, Bor(C, D))
  {Add|Bxor}(Band(x, C), Band(x, D)) => Band(x, Bor(C, D)) if Equal(Band(C, D), 0)
  Sub(x, Band(x, C)) => Band(x, Bnot(C))
  Bxor(Band(x, C), x) => Band(x, Bnot(C))
  Add(Bxor(x, C), min) => Bxor(x, Bxor(C, min))
  Bxor(Add(x, C), min) => Add(x, Add(C, min))
  Sub(x, Shl(x, 1)) => Neg(x)
  Add(Bor(x, C), D) => Band(x, Bnot(C)) if Equal(Add(C, D), 0)
  Bxor(Bor(x, C), C) => Band(x, Bnot(C))
  Bxor(Band(x, C), C) => Band(Bnot(x), C)
  Bxor(Bor(x, y), x) => Band(Bnot(x), y)
  Bxor(Band(x, y), x) => Band(x, Bnot(y))
  Band(Bxor(x, y), x) => Band(x, Bnot(y))
  Bor(Bxor(x, y), x) => Bor(x, y)
  Bor(Bxor(x, y), Bor(x, y)) => Bor(x, y)
  Band(Bxor(x, y), Bor(x, y)) => Bxor(x, y)
  Bor(Bxor(x, y), Band(x, y)) => Bor(x, y)
  Band(Bxor(x, y), Band(x, y)) => 0
  Bxor(Bor(x, y), Band(x, y)) => Bxor(x, y)
  Bxor(Bor(x, y), Bxor(x, y)) => Band(x, y)
  Bxor(Band(x, y), Bxor(x, y)) => Bor(x, y)
  Add(Band(x, y), Bor(x, y)) => Add(x, y)
  Add(Bxor(x, y), Band(x, y)) => Bor(x, y)
  Sub(Bor(x, y), Band(x, y)) => Bxor(x, y)
  Sub(Bor(x, y), Bxor(x, y)) => Band(x, y)
  Sub(Add(x, y), Bor(x, y)) => Band(x, y)
  Sub(Add(x, y), Band(x, y)) => Bor(x, y)
  Band(Bor(x, y), Bnot(x)) => Band(y, Bnot(x))
  Bor(Band(x, y), Bnot(x)) => Bor(y, Bnot(x))
  Band(Bnot(x), Bnot(y)) => Bnot(Bor(x, y))
  Bor(Bnot(x), Bnot(y)) => Bnot(Band(x, y))
  Bxor(Bnot(x), Bnot(y)) => Bxor(x, y)
  Bxor(Bnot(x), C) => Bxor(x, Bnot(C))
  Bnot(Bxor(x, C)) => Bxor(x, Bnot(C))
  Bnot(Bxor(Bnot(x), y)) => Bxor(x, y)
  Bnot(Bor(Bnot(x), y)) => Band(x, Bnot(y))
  Bnot(Band(Bnot(x), y)) => Bor(x, Bnot(y))
  Bor(Band(x, y), Band(x, Bnot(y))) => x
  Bxor(Band(x, y), Band(x, Bnot(y))) => x
  Band(Bor(x, y), Bor(x, Bnot(y))) => x
  Band(Bor(x, y), Bor(x, z)) => Bor(x, Band(y, z))
  Bor(Band(x, y), Band(x, z)) => Band(x, Bor(y, z))
  Bxor(Band(x, y), Band(x, z)) => Band(x, Bxor(y, z))
  Bor(Band(x, Bnot(y)), y) => Bor(x, y)
  Band(Bor(x, Bnot(y)), y) => Band(x, y)
  Bor(Band(x, Bnot(y)), Band(Bnot(x), y)) => Bxor(x, y)
  Band(Neg(x), 1) => Band(x, 1)
  Band(Add(x, C), D) => Band(x, D) if LessEqualU(Sub(width, Clz(D)), Ctz(C))
  Band({Shl|ShrU}(x, C), D) => 0 if Equal(Band({Shl|ShrU}(-1, C), D), 0)
  Band({Shl|ShrU}(x, C), D) => {Shl|ShrU}(x, C) if Equal(Band({Shl|ShrU}(-1, C), D), {Shl|ShrU}(-1, C))
  {Shl|ShrU|Shr}(Band(x, C), D) => {Shl|ShrU|Shr}(x, D) if Equal({Shl|ShrU|Shr}(C, D), {Shl|ShrU|Shr}(-1, D))
  {Shl|ShrU|Shr}(Band(x, C), D) => 0 if Equal({Shl|ShrU|Shr}(C, D), 0)
  <Shl|ShrU|Shr>({Bor|Bxor}(x, C), D) => <Shl|ShrU|Shr>(x, D) if Equal(<Shl|ShrU|Shr>(C, D), 0)
  Shr(Band(x, C), D) => ShrU(Band(x, C), D) if GreaterEqual(C, 0)
  Band(Shr(x, C), D) => Band(ShrU(x, C), D) if Equal(Band(ShrU(-1, C), D), D), NotEqual(Band(C, mask), 0)
  <Band|Bor|Bxor>({Shl|ShrU|Shr|Rotr}(x, z), {Shl|ShrU|Shr|Rotr}(y, z)) => {Shl|ShrU|Shr|Rotr}(<Band|Bor|Bxor>(x, y), z)
  {Add|Sub}(Shl(x, z), Shl(y, z)) => Shl({Add|Sub}(x, y), z)
`,
);

/** Shifts and rotations. */
export const shiftRules = rulesOf(
  widths,
  `
  {Shl|Shr|ShrU|Rotr}(x, 0) => x
  {Shl|Shr|ShrU|Rotr}(0, x) => 0
  {Shr|Rotr}(-1, x) => -1
  {Shl|Shr|ShrU|Rotr}(x, C) => {Shl|Shr|ShrU|Rotr}(x, Band(C, mask)) if GreaterEqualU(C, width)
  {Shl|Shr|ShrU|Rotr}(x, Band(y, C)) => {Shl|Shr|ShrU|Rotr}(x, y) if Equal(Band(C, mask), mask)
  {Shl|Shr|ShrU|Rotr}(x, Add(y, C)) => {Shl|Shr|ShrU|Rotr}(x, y) if Equal(Band(C, mask), 0)
  {Shl|Shr|ShrU|Rotr}(x, Sub(C, y)) => {Shl|Shr|ShrU|Rotr}(x, Neg(y)) if Equal(Band(C, mask), 0), NotEqual(C, 0)
  {Shl|ShrU}({Shl|ShrU}(x, C), D) => {Shl|ShrU}(x, Add(C, D)) if LessU(C, width), LessU(D, width), LessU(Add(C, D), width)
  {Shl|ShrU}({Shl|ShrU}(x, C), D) => 0 if LessU(C, width), LessU(D, width), GreaterEqualU(Add(C, D), width)
  Shr(Shr(x, C), D) => Shr(x, Add(C, D)) if LessU(C, width), LessU(D, width), LessU(Add(C, D), width)
  Shr(Shr(x, C), D) => Shr(x, mask) if LessU(C, width), LessU(D, width), GreaterEqualU(Add(C, D), width)
  Rotr(Rotr(x, y), Neg(y)) => x
  ShrU(Shl(x, C), C) => Band(x, ShrU(-1, C))
  Shl({ShrU|Shr}(x, C), C) => Band(x, Shl(-1, C))
  ShrU(Shl(x, C), D) => Band(Shl(x, Sub(C, D)), ShrU(-1, D)) if LessU(C, width), LessU(D, C)
  ShrU(Shl(x, C), D) => Band(ShrU(x, Sub(D, C)), ShrU(-1, D)) if LessU(D, width), LessU(C, D)
  Shl(ShrU(x, C), D) => Band(Shl(x, Sub(D, C)), Shl(-1, D)) if LessU(D, width), LessU(C, D)
  Shl(ShrU(x, C), D) => Band(ShrU(x, Sub(C, D)), Shl(-1, D)) if LessU(C, width), LessU(D, C)
  ShrU(Shr(x, y), mask) => ShrU(x, mask)
  Shr(ShrU(x, C), D) => ShrU(ShrU(x, C), D) if NotEqual(Band(C, mask), 0)
  Shl(Band(ShrU(x, C), D), C) => Band(x, Shl(D, C))
  Bor(Shl(x, C), ShrU(x, D)) => Rotr(x, D) if Equal(Band(Add(C, D), mask), 0)
  {Add|Bxor}(Shl(x, C), ShrU(x, D)) => Rotr(x, D) if Equal(Band(Add(C, D), mask), 0), NotEqual(Band(C, mask), 0)
  Bor(Shl(x, y), ShrU(x, Neg(y))) => Rotr(x, Neg(y))
  Bor(Shl(x, Neg(y)), ShrU(x, y)) => Rotr(x, y)
  Bor(Shl(x, y), ShrU(x, Sub(width, y))) => Rotr(x, Sub(width, y))
  Bor(Shl(x, Sub(width, y)), ShrU(x, y)) => Rotr(x, y)
`,
);

/** Narrower integers in wider ones, and bits that are counted. */
export const extensionRules = rulesOf(
  widths,
  `
  Ext8({Ext8|Ext16}(x)) => Ext8(x)
  Ext16({Ext8|Ext16}(x)) => {Ext8|Ext16}(x)
  {Ext8|Ext16}(Band(x, C)) => {Ext8|Ext16}(x) if Equal(Band(C, {255|65535}), {255|65535})
  {Ext8|Ext16}(Band(x, C)) => Band(x, C) if LessEqualU(C, {127|32767})
  {Ext8|Ext16}(<Bor|Bxor>(x, C)) => {Ext8|Ext16}(x) if Equal(Band(C, {255|65535}), 0)
  {Ext8|Ext16}(Add(x, C)) => {Ext8|Ext16}(x) if Equal(Band(C, {255|65535}), 0)
  Band({Ext8|Ext16}(x), C) => Band(x, C) if LessEqualU(C, {255|65535})
  Shl({Ext8|Ext16}(x), C) => Shl(x, C) if LessU(C, width), GreaterEqualU(Add(C, {8|16}), width)
  {Ext8|Ext16}(Shr(x, C)) => Shr(x, C) if LessU(C, width), GreaterEqualU(Add(C, {8|16}), width)
  {Ext8|Ext16}(ShrU(x, C)) => Shr(x, C) if LessU(C, width), Equal(Add(C, {8|16}), width)
  Shr(Shl(x, C), C) => Ext8(x) if Equal(Add(C, 8), width)
  Shr(Shl(x, C), C) => Ext16(x) if Equal(Add(C, 16), width)
  Popcnt({Band(x, 1)|ShrU(x, mask)}) => {Band(x, 1)|ShrU(x, mask)}
  Ctz({Neg|Abs}(x)) => Ctz(x)
`,
);
