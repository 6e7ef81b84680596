/**
 * The Java core (src/runtime/java): what a program imports of it, and what it gets of it when it is lowered.
 *
 * All types are declared for every Java program. Of functions and variables a program gets what it reaches, by rapid type
 * analysis over the texts: what reached code names, and of each class that reached code makes (and of what that class
 * inherits) the methods whose selector reached code calls by class. So a program that makes no HashMap gets none of its methods,
 * whatever it calls `get`.
 */
import { javaSignature, selectorOf } from '../../../maple/method-names.ts';

const definitionStart = /^(?:(func|type|var) |java(class|interface) )([&$][\w.]+)/;
const anyName = /[&$][\w.]+/g;
const callByClass = /\b(?:virtual|interface)call(?:assigned)? &([\w.]+)/g;
const makesObject = /\bgc(?:perm)?malloc ref <(\$[\w.]+)>/g;
const initialises = /<(\$[\w.]+)> JAVA_CLINIT_CHECK/g;
const structParent = /^type \$\S+ <(?:class|interface)(?: <(\$[\w.]+)>)? ?\{/;
const interfaceEntry = /^ {2}(\$[\w.]+),?$/gm;

/** What code needs of a library; names with their sigils, selectors as methods of a class have them. */
export class Needs {
  readonly names = new Set<string>();
  readonly selectors = new Set<string>();
  /** Classes of which objects are made. */
  readonly made = new Set<string>();
  /** Classes whose initialiser is asked for. */
  readonly initialised = new Set<string>();
}

interface Definition {
  readonly text: string;
  readonly needs: Needs;
}

interface LibraryClass {
  readonly text: string;
  /** Superclass and interfaces. */
  readonly supers: readonly string[];
  /** Selectors of its methods that have bodies. */
  readonly methods: Map<string, string>;
}

export class JavaLibrary {
  readonly #files: readonly string[];
  #classes: Map<string, LibraryClass> | undefined;
  readonly #symbols: string[] = [];
  readonly #definitions = new Map<string, Definition>();

  constructor(files: readonly string[]) {
    this.#files = files;
  }

  /** The types, class symbols, prototypes and variables of the whole library: the text of its `libjava-core.mplt`. */
  get declarations(): string {
    const types = [...this.#all.values()].map(({ text }) => text);
    const heads = [...this.#definitions].flatMap(([name, { text }]) => (isOurs(name) ? [] : [declarationOf(text)]));
    return [...this.#symbols, ...types, ...heads].join('\n') + '\n';
  }

  /** The functions with bodies, and all classes and interfaces. */
  get functions(): readonly string[] {
    return this.#all.size === 0 ? [] : [...this.#definitions.keys()].filter((name) => name.startsWith('&'));
  }

  get classNames(): Iterable<string> {
    return this.#all.keys();
  }

  parentOf(name: string): string | undefined {
    return structParent.exec(this.#all.get(name)?.text ?? '')?.[1];
  }

  /** The selectors of the methods that a class adds to the slots of its superclass, in their order. */
  virtualsOf(name: string): readonly string[] {
    const text = this.#all.get(name)?.text ?? '';
    const listed = Array.from(text.matchAll(/^ {2}(&\S+)([\w ]*) \(/gm)).flatMap(([, method, attrs]) =>
      / virtual\b/.test(attrs) ? [selectorOf(method, name)] : [],
    );
    return [...new Set([...(knownSlots.get(name) ?? []), ...listed])];
  }

  has(name: string): boolean {
    return this.#all.has(name) || this.#definitions.has(name);
  }

  /** The definitions that a program needs, in the order of the files; `defined` says what it defines itself. */
  link(program: Needs, defined: (name: string) => boolean): string {
    const classes = this.#all;
    const reached = new Reach(classes, this.#definitions, defined);
    reached.addAll(program);
    return [...this.#definitions].flatMap(([name, { text }]) => (reached.has(name) ? [text] : [])).join('\n');
  }

  get #all(): ReadonlyMap<string, LibraryClass> {
    if (this.#classes === undefined) {
      this.#classes = new Map();
      for (const file of this.#files) this.#read(file, this.#classes);
      this.#listMethods(this.#classes);
    }
    return this.#classes;
  }

  #read(file: string, classes: Map<string, LibraryClass>): void {
    const lines = file.split('\n');
    for (let at = 0; at < lines.length; at++) {
      const [, word, symbol, name] = definitionStart.exec(lines[at]) ?? [];
      if (name === undefined) continue;
      const start = at;
      if (lines[at].endsWith('{')) while (at < lines.length && lines[at] !== '}' && lines[at] !== '}>') at++;
      const text = lines.slice(start, at + 1).join('\n');
      if (symbol !== undefined) this.#symbols.push(text);
      else if (word === 'type' && !name.startsWith('$__java_'))
        classes.set(name, { text: withReceivers(name, text), supers: supersIn(text), methods: new Map() });
      else this.#definitions.set(name, { text, needs: needsOf(text) });
    }
  }

  /** Enters each function under the class that begins its name. */
  #listMethods(classes: ReadonlyMap<string, LibraryClass>): void {
    for (const name of this.#definitions.keys()) {
      const at = name.indexOf('_7C');
      const owner = at < 0 ? undefined : `$${name.slice(1, at)}`;
      if (owner !== undefined && name.startsWith('&')) classes.get(owner)?.methods.set(selectorOf(name, owner), name);
    }
  }
}

const text = 'Ljava_2Flang_2FString_3B';
const anything = 'Ljava_2Flang_2FObject_3B';
const printed = ['Z', 'C', 'I', 'J', 'F', 'D', 'AC', text, anything];
const method = (name: string, params: string, result: string): string => `${name}_7C_28${params}_29${result}`;

/**
 * The slots that files of the OpenArk compiler call by number, where they are known: those of Object stand in the tables of every
 * class, and those of PrintStream follow from two calls and from the order in Java's documentation of it.
 */
const knownSlots: ReadonlyMap<string, readonly string[]> = new Map([
  [
    `$${anything}`,
    [
      method('getClass', '', 'Ljava_2Flang_2FClass_3B'),
      method('hashCode', '', 'I'),
      method('equals', anything, 'Z'),
      method('clone', '', anything),
      method('toString', '', text),
      method('notify', '', 'V'),
      method('notifyAll', '', 'V'),
      method('wait', 'J', 'V'),
      method('wait', 'JI', 'V'),
      method('wait', '', 'V'),
      method('finalize', '', 'V'),
    ],
  ],
  [
    '$Ljava_2Fio_2FPrintStream_3B',
    [
      ...['I', 'AB', 'ABII'].map((params) => method('write', params, 'V')),
      ...['flush', 'close'].map((name) => method(name, '', 'V')),
      method('checkError', '', 'Z'),
      ...['setError', 'clearError'].map((name) => method(name, '', 'V')),
      ...['AC', text].map((params) => method('write', params, 'V')),
      method('newLine', '', 'V'),
      ...printed.map((params) => method('print', params, 'V')),
      method('println', '', 'V'),
      ...printed.map((params) => method('println', params, 'V')),
    ],
  ],
]);

const initialiser = '_3Cclinit_3E_7C_28_29V';

/** The closure of what a program needs. */
class Reach {
  readonly #classes: ReadonlyMap<string, LibraryClass>;
  readonly #definitions: ReadonlyMap<string, Definition>;
  readonly #isDefined: (name: string) => boolean;
  readonly #reached = new Set<string>();
  readonly #open: string[] = [];
  readonly #selectors = new Set<string>();
  /** Classes of which objects are made, and what these inherit. */
  readonly #live = new Set<string>();

  constructor(
    classes: ReadonlyMap<string, LibraryClass>,
    definitions: ReadonlyMap<string, Definition>,
    isDefined: (name: string) => boolean,
  ) {
    this.#classes = classes;
    this.#definitions = definitions;
    this.#isDefined = isDefined;
  }

  has(name: string): boolean {
    return this.#reached.has(name);
  }

  addAll(needs: Needs): void {
    this.#add(needs);
    for (let name = this.#open.pop(); name !== undefined; name = this.#open.pop()) {
      const definition = this.#definitions.get(name);
      if (definition !== undefined) this.#add(definition.needs);
    }
  }

  #add({ names, selectors, made, initialised }: Needs): void {
    for (const name of names) this.#reach(name);
    for (const selector of selectors) this.#call(selector);
    for (const name of made) this.#make(name);
    for (const name of initialised) this.#initialise(name);
  }

  #reach(name: string): void {
    if (this.#reached.has(name) || !this.#definitions.has(name) || this.#isDefined(name)) return;
    this.#reached.add(name);
    this.#open.push(name);
  }

  #call(selector: string): void {
    if (this.#selectors.has(selector)) return;
    this.#selectors.add(selector);
    for (const name of this.#live) this.#reach(this.#classes.get(name)?.methods.get(selector) ?? '');
  }

  #make(name: string): void {
    for (const above of this.#withSupers(name)) {
      if (this.#live.has(above)) continue;
      this.#live.add(above);
      for (const [selector, method] of this.#classes.get(above)?.methods ?? [])
        if (this.#selectors.has(selector)) this.#reach(method);
    }
  }

  #initialise(name: string): void {
    for (const above of this.#withSupers(name)) this.#reach(this.#classes.get(above)?.methods.get(initialiser) ?? '');
  }

  #withSupers(name: string): ReadonlySet<string> {
    const found = new Set([name]);
    for (const at of found) for (const above of this.#classes.get(at)?.supers ?? []) found.add(above);
    return found;
  }
}

/** Names that no Java program knows. */
function isOurs(name: string): boolean {
  return name.startsWith('__', 1);
}

/** A definition as a prototype, or as a variable that stands elsewhere. */
function declarationOf(text: string): string {
  if (text.startsWith('func')) return text.replace(/ \{\n[^]*$/, '');
  return text.replace(/^(var \S+) (?:extern )?/, '$1 extern ').replace(/ = [^]*$/, '');
}

/** Methods that a class lists take the object first, as other files have it; the files of the core may leave that out. */
function withReceivers(name: string, text: string): string {
  return text.replace(/^( {2}(&\S+)[\w ]*) \(([^)]*)\)/gm, (all, head: string, method: string, params: string) => {
    const wanted = javaSignature(method)?.params.length;
    const given = params === '' ? 0 : params.split(', ').length;
    if (given !== wanted || / static\b/.test(head)) return all;
    return `${head} (<* <${name}>>${params === '' ? '' : `, ${params}`})`;
  });
}

function supersIn(text: string): string[] {
  const parent = structParent.exec(text)?.[1];
  const interfaces = Array.from(text.matchAll(interfaceEntry), ([, name]) => name);
  return parent === undefined ? interfaces : [parent, ...interfaces];
}

function needsOf(text: string): Needs {
  const needs = new Needs();
  for (const [name] of text.matchAll(anyName)) needs.names.add(name);
  for (const [, name] of text.matchAll(callByClass)) needs.selectors.add(javaSelector(name));
  for (const [, name] of text.matchAll(makesObject)) needs.made.add(name);
  for (const [, name] of text.matchAll(initialises)) needs.initialised.add(name);
  return needs;
}

/** What is left of a mangled method without its class. */
export function javaSelector(name: string): string {
  return name.slice(name.indexOf('_7C') + 3);
}
