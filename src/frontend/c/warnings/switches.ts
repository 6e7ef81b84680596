/**
 * Which warnings are told: what the command line says (`-Wall`, `-Wno-unused`, `-Werror=format`, `-w`), and from a place in a
 * file on what `#pragma GCC diagnostic` says.
 *
 * Warnings are found at other times than their places are read (those of flow at the end of a function), so the state at a place
 * is looked up: each file has a list of the offsets at which its state changed. Nothing is told of our own headers.
 *
 * A check asks first whether its switch `isOn` anywhere, so that what is off costs a look into a set.
 */
import type { Diagnostic, Severity } from '../../../base/diagnostics.ts';
import type { SourceFile, Span } from '../../../base/source.ts';
import { isDefault, isWarningSet, optionNames, optionsNamed, warningRows, type WarningOption } from './options.ts';
import { nearestName } from '../../../base/suggest.ts';

/** What the words of a pragma and `-W` set a switch to. */
type Level = 'ignored' | 'warning' | 'error';

/** By switch; what is not in it is as the entry of the catalogue says, if it is on without being asked for. */
type State = ReadonlyMap<string, Level>;

interface Change {
  readonly from: number;
  readonly state: State;
}

/** A word of the command line that is no switch, and the one that is near. */
export interface UnknownOption {
  readonly word: string;
  readonly nearest: string | undefined;
}

/** Our own headers and definitions: whoever includes them cannot change them. */
function isSystem({ name }: SourceFile): boolean {
  return name.startsWith('<samara>/') || name === '<built-in>';
}

export class Switches {
  readonly unknown: UnknownOption[] = [];
  #state: State = new Map();
  /** What holds where no pragma has said anything else. */
  readonly #commandLine: State;
  readonly #saved: State[] = [];
  readonly #changes = new Map<SourceFile, Change[]>();
  readonly #system = new Set<SourceFile>();
  readonly #active = new Set<string>();
  #tellsNothing = false;
  #areErrors = false;
  /** `-Werror=…` and `-Wno-error=…` of single switches. */
  readonly #errors = new Map<string, boolean>();

  /** `words` stand behind `-W`, in order: `all`, `no-unused`, `error=format`; `none` is `-w`. */
  constructor(words: readonly string[] = []) {
    // As gcc has it, what names one switch counts more than what names many, in any order.
    const isSet = (word: string): boolean => isWarningSet(word.replace(/^no-/, ''));
    for (const word of [...words.filter(isSet), ...words.filter((one) => !isSet(one))]) this.#word(word);
    this.#commandLine = this.#state;
    this.#active.clear();
    for (const option of Object.keys(warningRows)) if (this.#isTold(option)) this.#active.add(option);
  }

  /** May the warning be told somewhere? */
  isOn(option: WarningOption): boolean {
    return this.#active.has(option);
  }

  #isTold(option: string): boolean {
    const level = this.#state.get(option);
    return !this.#tellsNothing && (level === undefined ? isDefault(option) : level !== 'ignored');
  }

  #word(word: string): void {
    const isOff = word.startsWith('no-');
    const name = isOff ? word.slice(3) : word;
    if (word === 'none') this.#tellsNothing = true;
    else if (name === 'error') this.#areErrors = !isOff;
    else if (name.startsWith('error=')) this.#setErrors(name.slice(6), !isOff);
    else if (name === 'fatal-errors' || name === 'system-headers') return;
    else this.#set(name, isOff ? 'ignored' : 'warning', isOff);
  }

  #setErrors(name: string, areErrors: boolean): void {
    const options = optionsNamed(name);
    if (options === undefined) this.#unknown(`error=${name}`, name);
    for (const option of options ?? []) this.#errors.set(option, areErrors);
    if (areErrors) this.#set(name, 'warning', true);
  }

  /** Sets of switches contain each other: `-Wextra` alone does not turn on what is in `-Wall`, as gcc has it. */
  #set(name: string, level: Level, isQuiet: boolean): void {
    const options = optionsNamed(name);
    if (options === undefined && !isQuiet) this.#unknown(name, name);
    for (const option of options ?? []) this.#put(option, level);
  }

  /** A state is never changed, for places remember it. */
  #put(option: string, level: Level): void {
    this.#state = new Map(this.#state).set(option, level);
    if (level !== 'ignored' && !this.#tellsNothing) this.#active.add(option);
  }

  #unknown(word: string, name: string): void {
    const nearest = nearestName(name.replace(/^no-/, ''), optionNames());
    this.unknown.push({ word, nearest });
  }

  // While files are read

  /** A file begins to be read: the state is the one that there is. */
  open(source: SourceFile): void {
    if (this.#changes.size > 0 || this.#saved.length > 0) this.#changes.set(source, [{ from: 0, state: this.#state }]);
  }

  /** Reading goes on in a file at an offset, behind another one that it included. */
  resume(source: SourceFile, offset: number): void {
    if (this.#changes.size > 0) this.#note(source, offset);
  }

  /** `#pragma GCC system_header`: nothing is told of the file. */
  quiet(source: SourceFile): void {
    this.#system.add(source);
  }

  /** `diagnostic push`, `pop`, `ignored "-Wformat"`, `warning "…"`, `error "…"`; false for other words. */
  pragma(words: readonly string[], { source, end }: Span): boolean {
    const [verb, text] = words;
    if (verb === 'push') this.#saved.push(this.#state);
    else if (verb === 'pop') this.#state = this.#saved.pop() ?? this.#commandLine;
    else if (verb === 'ignored' || verb === 'warning' || verb === 'error') {
      const options = optionsNamed(text?.replaceAll(/^"-W|"$/g, '') ?? '');
      // Switches that only other compilers have are no mistake.
      for (const option of options ?? []) this.#put(option, verb);
    } else return false;
    this.#note(source, end);
    return true;
  }

  #note(source: SourceFile, offset: number): void {
    const changes = this.#changes.get(source) ?? [{ from: 0, state: this.#commandLine }];
    changes.push({ from: offset, state: this.#state });
    this.#changes.set(source, changes);
  }

  // What becomes of a diagnostic

  /** The diagnostic as it is told; undefined if it is not. */
  judged(diagnostic: Diagnostic): Diagnostic | undefined {
    const { option, span } = diagnostic;
    if (diagnostic.severity === 'error' && option === undefined) return diagnostic;
    const severity = this.#severity(option, span, diagnostic.severity);
    return severity === undefined ? undefined : { ...diagnostic, severity };
  }

  #severity(option: string | undefined, span: Span | undefined, usual: Severity): Severity | undefined {
    if (usual === 'warning' && (this.#tellsNothing || (span !== undefined && this.#isQuiet(span.source))))
      return undefined;
    const level = option === undefined ? 'warning' : this.#levelAt(option, span);
    if (level === 'ignored') return undefined;
    if (level === 'error') return 'error';
    const isError = (option === undefined ? undefined : this.#errors.get(option)) ?? this.#areErrors;
    if (usual === 'error' && (option === undefined || this.#errors.get(option) !== false)) return 'error';
    return isError ? 'error' : 'warning';
  }

  #isQuiet(source: SourceFile): boolean {
    return isSystem(source) || this.#system.has(source);
  }

  #levelAt(option: string, span: Span | undefined): Level {
    const changes = span && this.#changes.get(span.source);
    const state = changes?.findLast(({ from }) => from <= (span?.start ?? 0))?.state ?? this.#commandLine;
    return state.get(option) ?? (isDefault(option) ? 'warning' : 'ignored');
  }
}
