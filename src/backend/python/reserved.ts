/** Names that a program in Python leaves alone: keywords, and what is built in. */
const words = new Set(
  `
  False None True and as assert async await break class continue def del elif else except finally for from global if import in is
  lambda nonlocal not or pass raise return try while with yield match case type
  abs aiter all anext any ascii bin bool breakpoint bytearray bytes callable chr classmethod compile complex copyright credits
  delattr dict dir divmod enumerate eval exec exit filter float format frozenset getattr globals hasattr hash help hex id input
  int isinstance issubclass iter len license list locals map max memoryview min next object oct open ord pow print property
  quit range repr reversed round set setattr slice sorted staticmethod str sum super tuple vars zip
  ArithmeticError AttributeError BaseException Exception IndexError MemoryError NotImplemented OSError RecursionError ValueError
  `.split(/\s+/),
);

export function isReserved(name: string): boolean {
  return words.has(name);
}
