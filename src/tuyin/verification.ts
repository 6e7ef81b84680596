/** What all parts of the verifier share: the module, its symbols, and the list of diagnostics that is being filled. */
import { diagnose, type Diagnostic, type Extras } from '../base/diagnostics.ts';
import type { Span } from '../base/source.ts';
import { nearestName } from '../base/suggest.ts';
import { parseExtra } from './extra-uses.ts';
import { symbolsOf, type Alias, type Func, type Global, type Module, type TypeDef } from './module.ts';
import type { Expr } from './nodes.ts';
import type { Type } from './types.ts';
import { tuyinRules, type TuyinRule, type TuyinRules } from './verifier-diagnostics.ts';
import { walkBody, walkExpr, walkStmt } from './walk.ts';

const mostDiagnostics = 200;
const hostFunctions: ReadonlySet<string> = new Set(['puts', 'putchar', 'exit']);

export class Verification {
  readonly module: Module;
  readonly symbols: ReadonlyMap<string, readonly (Global | Func | Alias)[]>;
  readonly types = new Map<string, TypeDef>();
  /** Second names of types. */
  readonly typeAliases = new Map<string, Alias>();
  /** Names behind `as`. */
  readonly imports = new Set<string>();
  readonly diagnostics: Diagnostic[] = [];
  /** Are there modules of which this one knows the names only? What the host has is known. */
  readonly hasImports: boolean;
  #namesForeignType: boolean | undefined;

  /** `symbols`: of the module, if they are known. */
  constructor(module: Module, symbols: Verification['symbols'] = symbolsOf(module)) {
    this.module = module;
    this.symbols = symbols;
    for (const item of module.items) {
      if (item.kind === 'type' && !this.types.has(item.name.name)) this.types.set(item.name.name, item);
      if (item.kind === 'alias' && item.name.sigil === '%') this.typeAliases.set(item.name.name, item);
      if (item.kind === 'import' && item.alias !== undefined) this.imports.add(item.alias);
    }
    this.hasImports = module.items.some((item) => item.kind === 'import' && !item.path.startsWith('host:'));
  }

  report<K extends TuyinRule>(
    code: K,
    span: Span,
    args: Parameters<TuyinRules[K]['message']>,
    extras: Extras = {},
  ): void {
    if (this.diagnostics.length >= mostDiagnostics) return;
    const notes = [...(extras.notes ?? []), { message: `rule ${tuyinRules[code].rule}` }];
    this.add(diagnose(tuyinRules, code, span, args, { notes, fix: extras.fix }));
  }

  /** Adds a diagnostic whose code is of another catalogue than the verifier's own: those of stack code and of patterns. */
  add(diagnostic: Diagnostic): void {
    if (this.diagnostics.length < mostDiagnostics) this.diagnostics.push(diagnostic);
  }

  /** Reports a name that nothing defines, with the nearest one that exists. */
  unknown(text: string, span: Span, known: () => Iterable<string>): void {
    if (this.diagnostics.length >= mostDiagnostics) return;
    const nearest = nearestName(text, known());
    this.report(
      'TUY2001',
      span,
      [text],
      nearest === undefined ? {} : { notes: [{ message: `did you mean \`${nearest}\`?` }] },
    );
  }

  isFunction(name: string): boolean {
    return (
      hostFunctions.has(name) ||
      name.startsWith('tuyin.') ||
      this.symbols.get(name)?.some(({ kind }) => kind === 'func') === true
    );
  }

  globalNamed(name: string): Global | undefined {
    const found = this.symbols.get(name);
    if (found === undefined) return undefined;
    for (const symbol of found) if (symbol.kind === 'global') return symbol;
    return undefined;
  }

  /** Is there such a symbol here, or may there be one elsewhere? */
  mayExist(name: string): boolean {
    return (
      this.symbols.has(name) ||
      this.imports.has(name) ||
      hostFunctions.has(name) ||
      name.startsWith('tuyin.') ||
      this.hasImports
    );
  }

  /** Is a type another name of one, or may an imported module have it? */
  mayHaveType(name: string): boolean {
    return this.typeAliases.has(name) || this.hasImports;
  }

  /** Does the module name types that only its imports may have? What depends on types is then seen when it is linked. */
  get hasForeignTypes(): boolean {
    if (!this.hasImports) return false;
    this.#namesForeignType ??= typesIn(this.module).some((type) => this.resolve(type).kind === 'named');
    return this.#namesForeignType;
  }

  /** What a named type stands for; the name itself if it is not defined or only refers to names. */
  resolve(type: Type): Type {
    let found = type;
    for (let steps = 0; found.kind === 'named' && steps < 100; steps++) {
      const alias = this.typeAliases.get(found.name);
      const definition = this.types.get(found.name);
      if (definition !== undefined) found = definition.type;
      else if (alias !== undefined && !this.imports.has(alias.module.name))
        found = { kind: 'named', name: alias.target.name };
      else return found;
    }
    return found;
  }
}

/** The names of types in a module. */
function typesIn({ items }: Module): Type[] {
  const found: Type[] = [];
  const collect = (type: Type | undefined): void => {
    if (type?.kind === 'named') found.push(type);
    else if (type?.kind === 'pointer') collect(type.to);
    else if (type?.kind === 'array' || type?.kind === 'vector') collect(type.of);
    else if (type?.kind === 'struct') type.fields.forEach(collect);
    else if (type?.kind === 'func') [type.result, ...type.params].forEach(collect);
  };
  const expr = (each: Expr): void => {
    if (each.kind === 'typed' || each.kind === 'cast' || each.kind === 'measure') collect(each.type);
    if (each.kind === 'name' && each.name.includes('%')) collectExtra(each.name, collect);
  };
  for (const item of items) {
    if (item.kind === 'type') collect(item.type);
    else if (item.kind === 'global') {
      collect(item.type);
      if (item.init !== undefined) walkExpr(item.init, { expr });
    } else if (item.kind === 'stmt') walkStmt(item.stmt, { expr });
    else if (item.kind === 'func') inFunc(item, collect, expr);
  }
  return found;
}

function inFunc({ signature, body }: Func, collect: (type: Type) => void, expr: (each: Expr) => void): void {
  if (signature !== undefined) [signature.result, ...signature.params.map(({ type }) => type)].forEach(collect);
  if (body?.kind === 'stmts') walkBody(body.body, { expr });
  if (body?.kind !== 'code') return;
  for (const { operand } of body.instrs) {
    if (operand.kind === 'const') walkExpr(operand.value, { expr });
    else if (operand.kind === 'symbol' && operand.name.name.includes('%')) collectExtra(operand.name.name, collect);
  }
}

/** The type in the name of an extra function. */
function collectExtra(name: string, collect: (type: Type) => void): void {
  const use = parseExtra(name);
  if (typeof use === 'object' && use.type !== undefined) collect(use.type);
}
