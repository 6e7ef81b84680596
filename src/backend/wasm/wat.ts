/**
 * Module data to the text format, one instruction a line, from the same table that the encoder uses. Bodies are read
 * back from their bytes: what is printed is what is in the binary.
 *
 *     (module
 *       (type (;0;) (func (param i32) (result i32)))
 *       (func $double (;0;) (type 0)
 *         local.get 0
 *         i32.const 2
 *         i32.mul
 *       )
 *       (export "double" (func 0))
 *     )
 */
import { ByteReader } from '../../base/bytes.ts';
import { InternalError, unreachable } from '../../base/errors.ts';
import { encodeUtf8 } from '../../base/utf8.ts';
import { immediateOf, instructionOfOpcode, type Immediate, type InstructionName } from './instructions.ts';
import {
  importedFuncs,
  valTypes,
  type ConstExpr,
  type FuncType,
  type GlobalType,
  type Import,
  type Limits,
  type TableType,
  type ValType,
  type WasmFunc,
  type WasmModule,
} from './module.ts';

/** A WebAssembly module as text. */
export function printModule(module: WasmModule): string {
  const lines: string[] = ['(module'];
  const base = importedFuncs(module).length;
  const names = uniqueNames(module);
  module.types.forEach((type, i) => lines.push(`  (type (;${i};) (func${signature(type)}))`));
  for (const item of module.imports)
    lines.push(`  (import ${quote(item.module)} ${quote(item.name)} ${importType(item)})`);
  module.tables.forEach((table, i) => lines.push(`  (table (;${i};) ${tableText(table)})`));
  module.memories.forEach((memory, i) => lines.push(`  (memory (;${i};) ${limitsText(memory)})`));
  module.globals.forEach((global, i) =>
    lines.push(`  (global (;${i};) ${globalText(global)} (${constText(global.init)}))`),
  );
  module.funcs.forEach((func, i) => printFunc(func, base + i, names[i], lines));
  for (const item of module.exports) lines.push(`  (export ${quote(item.name)} (${item.kind} ${item.index}))`);
  if (module.start !== undefined) lines.push(`  (start ${module.start})`);
  for (const { offset, funcs } of module.elements) lines.push(`  (elem ${offsetText(offset)}func ${funcs.join(' ')})`);
  for (const { offset, bytes } of module.data) lines.push(`  (data ${offsetText(offset)}${quoteBytes(bytes)})`);
  lines.push(')', '');
  return lines.join('\n');
}

/** Where a segment goes; nothing for a passive one. */
function offsetText(offset: ConstExpr | undefined): string {
  return offset === undefined ? '' : `(${constText(offset)}) `;
}

function printFunc(func: WasmFunc, index: number, name: string, lines: string[]): void {
  lines.push(`  (func${name === '' ? '' : ` $${name}`} (;${index};) (type ${func.type})`);
  if (func.locals.length > 0) lines.push(`    (local${func.locals.map((type) => ` ${type}`).join('')})`);
  printCode(func.code, lines);
  lines.push('  )');
}

/** The instructions that a body has, each once. */
export function instructionsIn(code: Uint8Array): ReadonlySet<InstructionName> {
  const reader = new ByteReader(code);
  const found = new Set<InstructionName>();
  while (!reader.atEnd) {
    const name = readName(reader);
    readImmediate(reader, immediateOf(name));
    found.add(name);
  }
  return found;
}

/** Text of blocks within thousands of blocks would be nothing but spaces. */
const deepestIndent = 60;

/** Indented by the blocks that are open; the `end` of the function itself is the parenthesis of `(func`. */
function printCode(code: Uint8Array, lines: string[]): void {
  const reader = new ByteReader(code);
  let depth = 2;
  while (!reader.atEnd) {
    const name = readName(reader);
    if (name === 'end' || name === 'else') depth--;
    if (name === 'end' && reader.atEnd) return;
    const words = [name === 'select.typed' ? 'select' : name, ...readImmediate(reader, immediateOf(name))];
    lines.push('  '.repeat(Math.min(depth, deepestIndent)) + words.join(' '));
    if (name === 'else' || immediateOf(name) === 'block') depth++;
  }
}

/** Opcodes behind the prefixes 0xfc and 0xfd are LEB128 numbers; the table has them as 0xfcNN and 0xfdNN. */
function readName(reader: ByteReader): InstructionName {
  const first = reader.u8();
  const opcode = first === 0xfc || first === 0xfd ? (first << 8) | reader.uleb() : first;
  const name = instructionOfOpcode(opcode);
  if (name === undefined) throw new InternalError(`no instruction has opcode 0x${opcode.toString(16)}`, 'wat');
  return name;
}

/** The words after an instruction's name. */
function readImmediate(reader: ByteReader, kind: Immediate): string[] {
  const index = (): string => String(reader.uleb());
  switch (kind) {
    case 'none':
      return [];
    case 'label':
    case 'func':
    case 'local':
    case 'global':
    case 'table':
    case 'data':
    case 'elem':
      return [index()];
    case 'labels':
      return Array.from({ length: reader.count() + 1 }, index);
    case 'block':
      return blockType(reader.sleb());
    case 'callIndirect': {
      const type = index();
      return [index(), `(type ${type})`];
    }
    case 'types':
      return [`(result${Array.from({ length: reader.count() }, () => ` ${valTypeOf(reader.u8())}`).join('')})`];
    case 'refType':
      return [reader.u8() === valTypes.funcref ? 'func' : 'extern'];
    case 'memoryIndex':
      reader.u8();
      return [];
    case 'memoryInit': {
      const segment = index();
      reader.u8();
      return [segment];
    }
    case 'memoryCopy':
      reader.u16();
      return [];
    case 'tableInit': {
      const segment = index();
      return [index(), segment];
    }
    case 'tableCopy':
      return [index(), index()];
    case 'i32':
    case 'i64':
      return [String(reader.slebBig())];
    case 'f32':
      return [floatText(BigInt(reader.u32()), 8, 23)];
    case 'f64':
      return [floatText(reader.u64(), 11, 52)];
    case 'v128':
      return ['i32x4', ...Array.from({ length: 4 }, () => `0x${reader.u32().toString(16).padStart(8, '0')}`)];
    case 'shuffle':
      return Array.from({ length: 16 }, () => String(reader.u8()));
    case 'lane':
      return [String(reader.u8())];
    case 'memory0':
    case 'memory1':
    case 'memory2':
    case 'memory3':
    case 'memory4':
      return memoryText(reader, kind);
    case 'memoryLane0':
    case 'memoryLane1':
    case 'memoryLane2':
    case 'memoryLane3':
      return [...memoryText(reader, kind), String(reader.u8())];
    default:
      return unreachable(kind);
  }
}

/** Offset and alignment where they are not the default, 0 and the access's own size. */
function memoryText(reader: ByteReader, kind: string): string[] {
  const align = reader.uleb();
  const offset = reader.uleb();
  const words = offset === 0 ? [] : [`offset=${offset}`];
  return align === Number(kind.at(-1)) ? words : [...words, `align=${2 ** align}`];
}

/** -64 (0x40) is empty, a type's index is not negative, and single types are the negative codes of `valTypes`. */
function blockType(code: number): string[] {
  if (code === -64) return [];
  return [code >= 0 ? `(type ${code})` : `(result ${valTypeOf(code & 0x7f)})`];
}

function valTypeOf(code: number): string {
  const found = Object.entries(valTypes).find(([, value]) => value === code);
  if (found === undefined) throw new InternalError(`no type has code 0x${code.toString(16)}`, 'wat');
  return found[0];
}

/** Exact text of a float by its bits: hexadecimal for finite values, infinities and NaNs by name. */
function floatText(bits: bigint, exponentBits: number, fractionBits: number): string {
  const fraction = BigInt.asUintN(fractionBits, bits);
  const exponent = Number(BigInt.asUintN(exponentBits, bits >> BigInt(fractionBits)));
  const sign = bits >> BigInt(fractionBits + exponentBits) === 0n ? '' : '-';
  const bias = 2 ** (exponentBits - 1) - 1;
  if (exponent === 2 * bias + 1) return `${sign}${fraction === 0n ? 'inf' : `nan:0x${fraction.toString(16)}`}`;
  const digits = fraction << BigInt((4 - (fractionBits % 4)) % 4);
  const text = digits
    .toString(16)
    .padStart(Math.ceil(fractionBits / 4), '0')
    .replace(/0+$/, '');
  const power = exponent === 0 ? 1 - bias : exponent - bias;
  const powerText = exponent === 0 && fraction === 0n ? '+0' : power < 0 ? `${power}` : `+${power}`;
  return `${sign}0x${exponent === 0 ? 0 : 1}${text === '' ? '' : `.${text}`}p${powerText}`;
}

/** The initial value of a global or the place of a segment, without parentheses. */
function constText(expr: ConstExpr): string {
  switch (expr.op) {
    case 'i32.const':
    case 'i64.const':
      return `${expr.op} ${expr.value}`;
    case 'v128.const':
      return `v128.const i8x16 ${expr.bytes.join(' ')}`;
    case 'f32.const':
      return `f32.const ${floatText(BigInt(new Uint32Array(Float32Array.of(expr.value).buffer)[0]), 8, 23)}`;
    case 'f64.const':
      return `f64.const ${floatText(new BigUint64Array(Float64Array.of(expr.value).buffer)[0], 11, 52)}`;
    case 'global.get':
    case 'ref.func':
      return `${expr.op} ${expr.index}`;
    case 'ref.null':
      return `ref.null ${expr.type === 'funcref' ? 'func' : 'extern'}`;
    default:
      return unreachable(expr);
  }
}

function list(word: string, types: readonly ValType[]): string {
  return types.length === 0 ? '' : ` (${word} ${types.join(' ')})`;
}

function signature(type: FuncType): string {
  return list('param', type.params) + list('result', type.results);
}

/** Pages of a memory or places of a table: at least, at most. */
function limitsText({ min, max }: Limits): string {
  return max === undefined ? `${min}` : `${min} ${max}`;
}

function tableText(table: TableType): string {
  return `${limitsText(table)} ${table.type}`;
}

/** `(mut i32)` */
function globalText({ type, mutable }: GlobalType): string {
  return mutable ? `(mut ${type})` : type;
}

/** What an import is, with its type. */
function importType(item: Import): string {
  switch (item.kind) {
    case 'func':
      return `(func (type ${item.type}))`;
    case 'table':
      return `(table ${tableText(item.table)})`;
    case 'memory':
      return `(memory ${limitsText(item.limits)})`;
    case 'global':
      return `(global ${globalText(item.global)})`;
    default:
      return unreachable(item);
  }
}

/** Function names as identifiers: other characters become `_`, repeated names get a number. */
function uniqueNames(module: WasmModule): string[] {
  const used = new Set<string>();
  return module.funcs.map((func) => {
    if (func.name === undefined) return '';
    const clean = func.name.replace(/[^0-9A-Za-z!#$%&'*+\-./:<=>?@\\^_`|~]/g, '_');
    let name = clean;
    for (let k = 1; used.has(name); k++) name = `${clean}.${k}`;
    used.add(name);
    return name;
  });
}

function quote(text: string): string {
  return quoteBytes(encodeUtf8(text));
}

/** A string of the text format: printable ASCII as it is, every other byte as two hexadecimal digits. */
function quoteBytes(bytes: Uint8Array): string {
  let text = '"';
  for (const byte of bytes) {
    const plain = byte >= 0x20 && byte < 0x7f && byte !== 0x22 && byte !== 0x5c;
    text += plain ? String.fromCharCode(byte) : `\\${byte.toString(16).padStart(2, '0')}`;
  }
  return `${text}"`;
}
