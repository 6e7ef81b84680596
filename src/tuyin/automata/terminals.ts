/**
 * Terminals: what one edge of an automaton reads, and the actions that happen on it.
 *
 * A token stands for itself, a byte set for any one of its bytes, a layer for whatever the layer reads. Sets of bytes are
 * integers of 256 bits; bit b is byte b. Two terminals are the same exactly if their texts are.
 */
export type Terminal =
  | { readonly kind: 'token'; readonly name: string; readonly actions: readonly string[] }
  | { readonly kind: 'bytes'; readonly bytes: bigint; readonly actions: readonly string[] }
  | { readonly kind: 'layer'; readonly name: string; readonly actions: readonly [] };

export const allBytes = (1n << 256n) - 1n;

export function byteRange(first: number, last: number): bigint {
  return ((1n << BigInt(last - first + 1)) - 1n) << BigInt(first);
}

/** The byte of a set that has only one; undefined for all others. */
export function onlyByte(bytes: bigint): number | undefined {
  if (bytes === 0n || (bytes & (bytes - 1n)) !== 0n) return undefined;
  return bytes.toString(2).length - 1;
}

export function terminalText(terminal: Terminal): string {
  const body = terminal.kind === 'bytes' ? bytesText(terminal.bytes) : terminal.name;
  return body + actionsText(terminal.actions);
}

export function actionsText(actions: readonly string[]): string {
  return actions.length === 0 ? '' : `{${actions.join(', ')}}`;
}

/** The inside of a string literal. */
export function byteInString(byte: number): string {
  if (byte === 0x22) return '\\22';
  return byte === 0x5c ? '\\\\' : plainOrHex(byte);
}

function bytesText(bytes: bigint): string {
  if (bytes === allBytes) return '.';
  const single = onlyByte(bytes);
  if (single !== undefined) return `"${byteInString(single)}"`;
  const straight = classText(bytes);
  const inverted = `^${classText(allBytes ^ bytes)}`;
  return `[${inverted.length < straight.length ? inverted : straight}]`;
}

function classText(bytes: bigint): string {
  const bits = bytes.toString(2).padStart(256, '0');
  const has = (byte: number): boolean => bits[255 - byte] === '1';
  let text = '';
  for (let first = 0; first < 256; first++) {
    if (!has(first)) continue;
    let last = first;
    while (last < 255 && has(last + 1)) last++;
    text += byteInClass(first);
    if (last > first) text += `${last > first + 1 ? '-' : ''}${byteInClass(last)}`;
    first = last;
  }
  return text;
}

function byteInClass(byte: number): string {
  return '\\]^-'.includes(String.fromCharCode(byte)) ? `\\${String.fromCharCode(byte)}` : plainOrHex(byte);
}

function plainOrHex(byte: number): string {
  if (byte >= 0x20 && byte < 0x7f) return String.fromCharCode(byte);
  return `\\${byte.toString(16).toUpperCase().padStart(2, '0')}`;
}
