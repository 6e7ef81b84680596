/**
 * Rules for floats of 32 and 64 bits. Results are the same for every operand, NaN, infinities and zeros of either sign
 * included; so what holds for real numbers alone (`x + 0`, `x - x`, other orders of sums) has no rule.
 */
import { rulesOf } from './rule.ts';

export const floatRules = rulesOf(
  ['F', 'D'],
  `
  Add(x, -0) => x
  Sub(x, 0) => x
  Sub(-0, x) => Neg(x)
  Sub(x, C) => Add(x, Neg(C))
  Add(x, Neg(y)) => Sub(x, y)
  Sub(x, Neg(y)) => Add(x, y)
  Neg(Neg(x)) => x
  Mul(x, 1) => x
  Mul(x, -1) => Neg(x)
  Mul(x, 2) => Add(x, x)
  Mul(Neg(x), C) => Mul(x, Neg(C))
  Mul(Neg(x), Neg(y)) => Mul(x, y)
  Mul(Abs(x), Abs(x)) => Mul(x, x)
  Div(x, 1) => x
  Div(x, -1) => Neg(x)
  Div(x, {2|4|8|16|0.5|0.25}) => Mul(x, {0.5|0.25|0.125|0.0625|2|4})
  Div(Neg(x), C) => Div(x, Neg(C))
  Abs(Neg(x)) => Abs(x)
  Abs(Abs(x)) => Abs(x)
  Abs(Mul(x, x)) => Mul(x, x)
  {Min|Max}(x, x) => x
  {Min|Max}(C, x) => {Min|Max}(x, C)
  {Min|Max}({Min|Max}(x, y), x) => {Min|Max}(x, y)
  {Min|Max}({Min|Max}(x, y), y) => {Min|Max}(x, y)
  {Min|Max}(x, {inf|-inf}) => x
  {Min|Max}({Min|Max}(x, C), D) => {Min|Max}(x, {Min|Max}(C, D))
  Neg({Min|Max}(Neg(x), Neg(y))) => {Max|Min}(x, y)
  Neg({Ceil|Floor}(Neg(x))) => {Floor|Ceil}(x)
  Neg({Trunc|Round}(Neg(x))) => {Trunc|Round}(x)
  {Ceil|Floor|Trunc|Round}(Ceil(x)) => Ceil(x)
  {Ceil|Floor|Trunc|Round}(Floor(x)) => Floor(x)
  {Ceil|Floor|Trunc|Round}(Trunc(x)) => Trunc(x)
  {Ceil|Floor|Trunc|Round}(Round(x)) => Round(x)
  {Less|Greater|LessEqual|GreaterEqual}(C, x) => {Greater|Less|GreaterEqual|LessEqual}(x, C)
  {Less|Greater}(x, x) => 0
  {LessEqual|GreaterEqual}(x, x) => Equal(x, x)
  {Less|Greater}(x, {-inf|inf}) => 0
  {Equal|Less|Greater|LessEqual|GreaterEqual}(x, nan) => 0
  NotEqual(x, nan) => 1
  Less(Abs(x), 0) => 0
  <Equal|NotEqual>({Neg|Abs}(x), 0) => <Equal|NotEqual>(x, 0)
  <Equal|NotEqual>(Neg(x), C) => <Equal|NotEqual>(x, Neg(C))
  {Less|Greater|LessEqual|GreaterEqual}(Neg(x), C) => {Greater|Less|GreaterEqual|LessEqual}(x, Neg(C))
  <Equal|NotEqual>(Neg(x), Neg(y)) => <Equal|NotEqual>(x, y)
  {Less|Greater|LessEqual|GreaterEqual}(Neg(x), Neg(y)) => {Greater|Less|GreaterEqual|LessEqual}(x, y)
  EqualI({Equal|NotEqual}(x, y), 0) => {NotEqual|Equal}(x, y)
  BandI(Equal(x, x), {Equal|Less|Greater|LessEqual|GreaterEqual}(x, y)) => {Equal|Less|Greater|LessEqual|GreaterEqual}(x, y)
  BandI({Less|Equal|Equal}(x, y), {Greater|Less|Greater}(x, y)) => 0
  BandI(LessEqual(x, y), GreaterEqual(x, y)) => Equal(x, y)
  BandI({LessEqual|GreaterEqual}(x, y), NotEqual(x, y)) => {Less|Greater}(x, y)
  BorI({Less|Greater}(x, y), Equal(x, y)) => {LessEqual|GreaterEqual}(x, y)
  BorI(NotEqual(x, x), NotEqual(x, y)) => NotEqual(x, y)
  Not(x) => Equal(x, 0)
  And(x, y) => BandI(NotEqual(x, 0), NotEqual(y, 0))
  Or(x, y) => BorI(NotEqual(x, 0), NotEqual(y, 0))
  Select(Equal(x, x), x, nan) => x
  Select(NotEqual(x, x), nan, x) => x
  Select(Less(x, 0), Neg(x), Abs(x)) => Abs(x)
`,
);
