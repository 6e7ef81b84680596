/** Rules for conversions: what goes through another type and back, and operations that a narrower type does as well. */
import { rulesOf } from './rule.ts';

const whole = ['I'] as const;

/** Between i32 and i64. */
export const widthRules = rulesOf(
  whole,
  `
  LToI({IToL|UIToL}(x)) => x
  LToI(Ext32L(x)) => LToI(x)
  LToI(BandL(x, C)) => LToI(x) if EqualI(LToI(C), -1)
  LToI({BorL|BxorL}(x, C)) => LToI(x) if EqualI(LToI(C), 0)
  IToL(LToI(x)) => Ext32L(x)
  UIToL(LToI(x)) => BandL(x, 4294967295)
  Ext32L({IToL|UIToL}(x)) => IToL(x)
  BandL({IToL|UIToL}(x), 4294967295) => UIToL(x)
  BandL({IToL|UIToL}(x), C) => UIToL(BandI(x, LToI(C))) if LessEqualUL(C, 4294967295)
  ShrL(ShlL(x, 32), 32) => Ext32L(x)
  ShrUL(ShlL({IToL|UIToL}(x), 32), 32) => UIToL(x)
  ShrUL(UIToL(x), C) => UIToL(ShrUI(x, LToI(C))) if LessUL(C, 32)
  ShrL(IToL(x), C) => IToL(ShrI(x, LToI(C))) if LessUL(C, 32)
  ShrUL(UIToL(x), C) => 0 if GreaterEqualUL(C, 32), LessUL(C, 64)
  {Ext8L|Ext16L}(IToL(x)) => IToL({Ext8I|Ext16I}(x))
  {Ext8L|Ext16L}(UIToL(x)) => IToL({Ext8I|Ext16I}(x))
  {Ext8L|Ext16L}(Ext32L(x)) => {Ext8L|Ext16L}(x)
  Ext32L({Ext8L|Ext16L|Ext32L}(x)) => {Ext8L|Ext16L|Ext32L}(x)
  Ext32L(BandL(x, C)) => BandL(x, C) if LessEqualUL(C, 2147483647)
  Ext32L(BandL(x, C)) => Ext32L(x) if EqualL(BandL(C, 4294967295), 4294967295)
  IToL(p) => UIToL(p)
  IToL(ShrUI(x, C)) => UIToL(ShrUI(x, C)) if NotEqualI(BandI(C, 31), 0)
  IToL(BandI(x, C)) => UIToL(BandI(x, C)) if GreaterEqualI(C, 0)
  LToI({AddL|SubL|MulL|BandL|BorL|BxorL}(<IToL|UIToL|UIToL>(x), <IToL|UIToL|IToL>(y))) => {AddI|SubI|MulI|BandI|BorI|BxorI}(x, y)
  LToI(SubL(IToL(x), UIToL(y))) => SubI(x, y)
  LToI({AddL|SubL|MulL|BandL|BorL|BxorL}(<IToL|UIToL>(x), C)) => {AddI|SubI|MulI|BandI|BorI|BxorI}(x, LToI(C))
  LToI(SubL(C, {IToL|UIToL}(x))) => SubI(LToI(C), x)
  LToI({NegL|BnotL}(IToL(x))) => {NegI|BnotI}(x)
  LToI({NegL|BnotL}(UIToL(x))) => {NegI|BnotI}(x)
  LToI(ShlL({IToL|UIToL}(x), C)) => ShlI(x, LToI(C)) if LessUL(C, 32)
  LToI(ShrUL(UIToL(x), C)) => ShrUI(x, LToI(C)) if LessUL(C, 32)
  LToI(ShrL(IToL(x), C)) => ShrI(x, LToI(C)) if LessUL(C, 32)
  LToI(BorL(x, ShlL(y, C))) => LToI(x) if GreaterEqualUL(C, 32), LessUL(C, 64)
  ShrUL(BorL(UIToL(x), ShlL({IToL|UIToL}(y), 32)), 32) => UIToL(y)
  ShrL(BorL(UIToL(x), ShlL({IToL|UIToL}(y), 32)), 32) => IToL(y)
  BorL(BandL(x, 4294967295), ShlL(ShrUL(x, 32), 32)) => x
  BorL(BandL(x, 4294967295), ShlL(Ext32L(ShrUL(x, 32)), 32)) => x
  BorL(BandL(x, 4294967295), ShlL(ShrL(x, 32), 32)) => x
  LToI(SelectL(c, {IToL|UIToL}(x), {IToL|UIToL}(y))) => SelectI(c, x, y)
  LToI({Ext8L|Ext16L}(x)) => {Ext8I|Ext16I}(LToI(x))
  {EqualL|NotEqualL|LessL|GreaterL|LessEqualL|GreaterEqualL}(IToL(x), IToL(y)) => {EqualI|NotEqualI|LessI|GreaterI|LessEqualI|GreaterEqualI}(x, y)
  {LessUL|GreaterUL|LessEqualUL|GreaterEqualUL}(IToL(x), IToL(y)) => {LessUI|GreaterUI|LessEqualUI|GreaterEqualUI}(x, y)
  {EqualL|NotEqualL|LessL|GreaterL|LessEqualL|GreaterEqualL}(UIToL(x), UIToL(y)) => {EqualI|NotEqualI|LessUI|GreaterUI|LessEqualUI|GreaterEqualUI}(x, y)
  {LessUL|GreaterUL|LessEqualUL|GreaterEqualUL}(UIToL(x), UIToL(y)) => {LessUI|GreaterUI|LessEqualUI|GreaterEqualUI}(x, y)
  {EqualL|NotEqualL|LessL|GreaterL|LessEqualL|GreaterEqualL}(IToL(x), C) => {EqualI|NotEqualI|LessI|GreaterI|LessEqualI|GreaterEqualI}(x, LToI(C)) if EqualL(Ext32L(C), C)
  {EqualL|NotEqualL|LessL|GreaterL|LessEqualL|GreaterEqualL}(UIToL(x), C) => {EqualI|NotEqualI|LessUI|GreaterUI|LessEqualUI|GreaterEqualUI}(x, LToI(C)) if LessEqualUL(C, 4294967295)
  {LessUL|GreaterUL|LessEqualUL|GreaterEqualUL}(UIToL(x), C) => {LessUI|GreaterUI|LessEqualUI|GreaterEqualUI}(x, LToI(C)) if LessEqualUL(C, 4294967295)
  {EqualL|NotEqualL}(IToL(x), C) => {0|1} if NotEqualL(Ext32L(C), C)
  {EqualL|NotEqualL}(UIToL(x), C) => {0|1} if GreaterUL(C, 4294967295)
`,
);

/** To and from floats. */
export const floatConversionRules = rulesOf(
  whole,
  `
  DToF(FToD(x)) => x
  IAsF(FAsI(x)) => x
  LAsD(DAsL(x)) => x
  DToI(IToD(x)) => x
  DToUI(UIToD(x)) => x
  DToL({IToD|UIToD}(x)) => {IToL|UIToL}(x)
  {DToI|DToUI|DToL|DToUL}(FToD(x)) => {FToI|FToUI|FToL|FToUL}(x)
  DToF({IToD|UIToD}(x)) => {IToF|UIToF}(x)
  FToD(IAsF(0)) => 0
  {LToD|LToF}(IToL(x)) => {IToD|IToF}(x)
  {LToD|LToF|ULToD|ULToF}(UIToL(x)) => {UIToD|UIToF|UIToD|UIToF}(x)
  DToF({NegD|AbsD}(FToD(x))) => {NegF|AbsF}(x)
  DToF({CeilD|FloorD|TruncD|RoundD}(FToD(x))) => {CeilF|FloorF|TruncF|RoundF}(x)
  DToF({MinD|MaxD}(FToD(x), FToD(y))) => {MinF|MaxF}(x, y)
  {EqualD|NotEqualD|LessD|GreaterD|LessEqualD|GreaterEqualD}(FToD(x), FToD(y)) => {EqualF|NotEqualF|LessF|GreaterF|LessEqualF|GreaterEqualF}(x, y)
  {EqualD|NotEqualD|LessD|GreaterD|LessEqualD|GreaterEqualD}(FToD(x), C) => {EqualF|NotEqualF|LessF|GreaterF|LessEqualF|GreaterEqualF}(x, DToF(C)) if EqualD(FToD(DToF(C)), C)
  {EqualD|NotEqualD|LessD|GreaterD|LessEqualD|GreaterEqualD}(IToD(x), IToD(y)) => {EqualI|NotEqualI|LessI|GreaterI|LessEqualI|GreaterEqualI}(x, y)
  {EqualD|NotEqualD|LessD|GreaterD|LessEqualD|GreaterEqualD}(UIToD(x), UIToD(y)) => {EqualI|NotEqualI|LessUI|GreaterUI|LessEqualUI|GreaterEqualUI}(x, y)
  BandI(FAsI(x), 2147483647) => FAsI(AbsF(x))
  {DToI|DToUI|DToL|DToUL}(TruncD(x)) => {DToI|DToUI|DToL|DToUL}(x)
  {FToI|FToUI|FToL|FToUL}(TruncF(x)) => {FToI|FToUI|FToL|FToUL}(x)
  <CeilD|FloorD|TruncD|RoundD>({IToD|UIToD|LToD|ULToD}(x)) => {IToD|UIToD|LToD|ULToD}(x)
  <CeilF|FloorF|TruncF|RoundF>({IToF|UIToF|LToF|ULToF}(x)) => {IToF|UIToF|LToF|ULToF}(x)
`,
);
