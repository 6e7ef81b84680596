/** What `instantiate` may be given. */
export interface Host {
  /** With the name of the program at the beginning. */
  args?: readonly string[];
  /** Some of the input; undefined at its end. */
  stdin?: () => Uint8Array | undefined;
  stdout?: (bytes: Uint8Array) => void;
  stderr?: (bytes: Uint8Array) => void;
  /** Milliseconds since 1970, and of the program's own time. */
  now?: () => number;
  clock?: () => number;
  seed?: number | bigint;
  /** The most memory, in bytes. */
  memory?: number;
  /** Functions that the program declares and does not define. */
  imports?: Readonly<Record<string, (...args: never[]) => unknown>>;
}

/** The program was ended: why, and the calls that were open, from the innermost on. */
export class Trap extends Error {
  readonly kind: string;
  readonly calls: readonly { readonly name: string; readonly position: string | undefined }[];
  readonly report: string;
}

export interface Instance {
  day_number(year: number, month: number, day: number): number;
  weekday(year: number, month: number, day: number): number;
  easter(year: number): number;
  weekday_name(which: number): bigint;
  /** The memory, in which addresses are indexes until it grows. */
  $memory(): Uint8Array;
  /** Room for the caller, aligned to 16; 0 if there is none left. */
  $allocate(size: number): number;
  /** Runs what is to run at the end, and writes what is kept back. */
  $finish(): void;
}

/** The functions with a memory of their own. */
export function instantiate(host?: Host): Instance;

/* The functions with a memory that all importers share. */
/** /tmp/samara-embed-0IBXmh/embed/calendar.c:4:5 */
export function day_number(year: number, month: number, day: number): number;
/** /tmp/samara-embed-0IBXmh/embed/calendar.c:13:5 */
export function weekday(year: number, month: number, day: number): number;
/** /tmp/samara-embed-0IBXmh/embed/calendar.c:19:5 */
export function easter(year: number): number;
/** /tmp/samara-embed-0IBXmh/embed/calendar.c:27:13 */
export function weekday_name(which: number): bigint;
export function memory(): Uint8Array;
export function allocate(size: number): number;
