/** Classes of Java as MAPLE modules: a type, its static fields, its methods. */
import { className, mangled, mapleType, OBJECT, type Descriptor } from './descriptors.ts';
import { Expressions, functionName, variableName, type Style } from './expressions.ts';
import { Frame } from './frame.ts';
import { hostPrototype, isHelper, isHost } from './host.ts';
import { Statements } from './statements.ts';
import { JavaError } from './tokens.ts';
import type { ClassTree, Expr, FieldTree, MethodTree, Stmt } from './tree.ts';
import { isConstant, type Class, type Field, type Method, type World } from './world.ts';

export interface Written {
  readonly text: string;
  /** Texts of the literals that it uses. */
  readonly literals: ReadonlySet<string>;
  /** Functions that it calls, by name. */
  readonly called: ReadonlyMap<string, Method>;
}

const attributes = [
  'public',
  'protected',
  'private',
  'static',
  'final',
  'abstract',
  'native',
  'synchronized',
  'volatile',
  'transient',
];

export class ClassWriter {
  readonly #world: World;
  readonly #style: Style;
  readonly #literals = new Set<string>();
  readonly #called = new Map<string, Method>();
  readonly #hostCalls = new Set<string>();

  constructor(world: World, style: Style) {
    this.#world = world;
    this.#style = style;
  }

  write(classes: readonly Class[]): Written {
    const parts = classes.flatMap((info) => (isHost(info) ? [] : this.#class(info)));
    const prototypes = [...this.#hostCalls].flatMap((name) => hostPrototype(name) ?? []);
    const text = `${[...parts, ...(prototypes.length === 0 ? [] : [prototypes.join('\n')])].join('\n\n')}\n`;
    return { text, literals: this.#literals, called: this.#called };
  }

  #class(info: Class): string[] {
    const statics = [...info.fields.values()].filter(({ isStatic }) => isStatic);
    const initialiser = this.#initialiser(info);
    return [
      [...comments(info.tree.comments), ...(isHelper(info) ? [] : [this.#type(info)])].join('\n'),
      ...statics.map((field) => this.#staticField(field)),
      ...(initialiser === undefined ? [] : [initialiser]),
      ...info.methods.map((method) => this.#placed(info, method)),
    ];
  }

  #type(info: Class): string {
    const fields = [...info.fields.values()].filter(({ isStatic }) => !isStatic);
    const items = [
      ...fields.map(({ tree, type }) => `@${mangled(tree.name)} ${mapleType(type)}${words(tree)}`),
      ...info.methods.map((method) => this.#listed(method)),
      ...info.interfaces.map((other) => className(other.type)),
    ];
    const parent = info.parent === undefined || info.isInterface ? '' : ` <${className(info.parent.type)}>`;
    const name = className(info.type);
    const head = `type ${name} <${info.isInterface ? 'interface' : `class${parent}`} {`;
    const symbol = `java${info.tree.kind} ${name} <${name}>${words(info.tree)}`;
    const body = items.length === 0 ? [`${head}}>`] : [head, items.map((item) => `  ${item}`).join(',\n'), '}>'];
    return [...fields.flatMap(({ tree }) => comments(tree.comments, `${tree.name}: `)), symbol, ...body].join('\n');
  }

  #staticField(field: Field): string {
    const { tree, type } = field;
    const literal = tree.init?.kind === 'literal' && isConstant(field) ? numberOf(tree.init, type) : '0';
    const name = variableName(field);
    const value = mapleType(type) === 'f64' && literal === '0' ? '0.0' : literal;
    return [...comments(tree.comments), `var ${name} ${mapleType(type)}${words(tree)} = ${value}`].join('\n');
  }

  #initialiser(info: Class): string | undefined {
    if (!this.#world.hasInitialiser(info)) return undefined;
    const assigned = [...info.fields.values()].filter((field) => field.isStatic && !isConstant(field));
    const body = [...assigned.map(({ tree }) => assignment(tree)), ...info.tree.initialisers.flat()];
    const modifiers = new Set(['static']);
    const result = { name: 'void', dims: 0 };
    const tree: MethodTree = {
      comments: [],
      modifiers,
      line: info.tree.line,
      name: '<clinit>',
      params: [],
      result,
      body,
    };
    return this.#method({ owner: info, tree, name: '<clinit>', params: [], result: 'V', isStatic: true });
  }

  #placed(info: Class, method: Method): string {
    try {
      return this.#method(method);
    } catch (error) {
      throw error instanceof JavaError ? new JavaError(`${info.name}: ${error.message}`) : error;
    }
  }

  #method(method: Method): string {
    const { tree } = method;
    const head = this.#head(method, method.owner);
    const above = comments(tree.comments);
    if (tree.body === undefined) return [...above, head].join('\n');
    const frame = new Frame(this.#literals);
    for (const [i, type] of method.params.entries()) frame.parameter(tree.params[i].name, type);
    const expressions = new Expressions(
      this.#world,
      frame,
      method.owner,
      method,
      this.#style,
      this.#called,
      this.#hostCalls,
    );
    const statements = new Statements(this.#world, frame, expressions, method.result);
    if (method.isStatic && method.name !== '<clinit>' && this.#world.hasInitialiser(method.owner))
      frame.emit(`intrinsiccallwithtype <${className(method.owner.type)}> JAVA_CLINIT_CHECK ()`);
    statements.block(method.name === '<init>' ? withInitialisers(method, tree.body) : tree.body);
    if (method.result === 'V' && !/^return|^throw/.test(frame.lines.at(-1) ?? '')) frame.emit('return ()');
    const params = new Set(tree.params.map(({ name }) => name));
    return [...above, `${head} {`, ...indented([...frame.declarations(params), ...frame.lines]), '}'].join('\n');
  }

  #head(method: Method, owner: Class): string {
    const { tree, params, result } = method;
    const self = method.isStatic ? [] : [`var %_this <* <${className(owner.type)}>>`];
    const list = [...self, ...params.map((type, i) => `var %${tree.params[i].name} ${mapleType(type)}`)];
    const attrs = isHelper(owner) ? '' : attributesOf(method);
    return `func ${functionName(method, owner)}${attrs} (${list.join(', ')}) ${mapleType(result)}`;
  }

  /** A method in the type of its class, with the receiver. */
  #listed(method: Method): string {
    const self = method.isStatic ? [] : [method.owner.type];
    const params = [...self, ...method.params].map(mapleType).join(', ');
    return `${functionName(method, method.owner)}${attributesOf(method)} (${params}) ${mapleType(method.result)}`;
  }

  /** Declarations of what is called and written elsewhere, as the front end puts them in front. */
  prototypes(written: Written): string {
    const missing = [...written.called].filter(
      ([name, method]) => !method.owner.isOwn || name !== functionName(method, method.owner),
    );
    return missing.map(([name, method]) => this.#prototype(name, method)).join('\n');
  }

  #prototype(name: string, method: Method): string {
    const head = this.#head(
      { ...method, tree: { ...method.tree, modifiers: without(method.tree, 'abstract') } },
      method.owner,
    );
    return head.replace(/^func \S+/, `func ${name}`);
  }
}

function indented(lines: readonly string[]): string[] {
  let depth = 1;
  return lines.map((line) => {
    if (line.startsWith('}')) depth--;
    const text = line.startsWith('@') ? line : '  '.repeat(depth) + line;
    if (line.endsWith('{')) depth++;
    return text;
  });
}

function without({ modifiers }: MethodTree, word: string): Set<string> {
  return new Set([...modifiers].filter((modifier) => modifier !== word));
}

function attributesOf({ name, tree, isStatic }: Method): string {
  const isVirtual = !isStatic && !tree.modifiers.has('private');
  return `${words(tree)}${/^</.test(name) ? ' constructor' : isVirtual ? ' virtual' : ''}`;
}

function comments(lines: readonly string[], start = ''): string[] {
  return lines.map((line) => `# ${start}${line}`);
}

function words({ modifiers }: FieldTree | MethodTree | ClassTree): string {
  return attributes.flatMap((word) => (modifiers.has(word) ? [` ${word}`] : [])).join('');
}

function numberOf(init: Extract<Expr, { kind: 'literal' }>, type: Descriptor): string {
  if (init.type === 'char') return String(init.value.charCodeAt(0));
  const isFloat = type === 'D' || type === 'F';
  const text = isFloat && !/[.eE]/.test(init.value) ? `${init.value}.0` : init.value;
  return type === 'F' ? `${text}f` : text;
}

function assignment({ line, comments: above, name, init }: FieldTree): Stmt {
  const value = init ?? { kind: 'literal', type: 'null', value: '0', line };
  return {
    kind: 'expression',
    line,
    comments: above,
    value: { kind: 'assign', line, op: '', target: { kind: 'name', line, name }, value },
  };
}

/** The superclass's constructor and the fields come first, unless another constructor of the class sees to that. */
function withInitialisers({ owner, tree }: Method, body: readonly Stmt[]): Stmt[] {
  const [first, ...rest] = body;
  const { line } = tree;
  const call =
    first?.kind === 'expression' && first.value.kind === 'call' && first.value.name === '<init>'
      ? first.value
      : undefined;
  if (call !== undefined && call.object === undefined) return [...body];
  const implicit: Stmt = {
    kind: 'expression',
    line,
    comments: [],
    value: { kind: 'call', line, object: 'super', name: '<init>', args: [] },
  };
  const start = call !== undefined ? [first] : owner.type === OBJECT ? [] : [implicit];
  const fields = owner.tree.fields.filter(({ init, modifiers }) => init !== undefined && !modifiers.has('static'));
  return [...start, ...fields.map(assignment), ...(call === undefined ? body : rest)];
}
