/** What all parts of the verifier share: the module, its symbols, and the list of diagnostics that is being filled. */
import { diagnose, type Diagnostic, type Extras } from '../base/diagnostics.ts';
import type { Span } from '../base/source.ts';
import { nearestName } from '../base/suggest.ts';
import { symbolsOf, type Alias, type Func, type Global, type Module, type TypeDef } from './module.ts';
import type { Type } from './types.ts';
import { tuyinRules, type TuyinRule, type TuyinRules } from './verifier-diagnostics.ts';

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
  readonly #hasImports: boolean;

  constructor(module: Module) {
    this.module = module;
    this.symbols = symbolsOf(module);
    for (const item of module.items) {
      if (item.kind === 'type' && !this.types.has(item.name.name)) this.types.set(item.name.name, item);
      if (item.kind === 'alias' && item.name.sigil === '%') this.typeAliases.set(item.name.name, item);
      if (item.kind === 'import' && item.alias !== undefined) this.imports.add(item.alias);
    }
    // What the host has is known.
    this.#hasImports = module.items.some((item) => item.kind === 'import' && !item.path.startsWith('host:'));
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

  /** Is there such a symbol here, or may there be one elsewhere? */
  mayExist(name: string): boolean {
    return (
      this.symbols.has(name) ||
      this.imports.has(name) ||
      hostFunctions.has(name) ||
      name.startsWith('tuyin.') ||
      this.#hasImports
    );
  }

  /** Is a type another name of one, or may an imported module have it? */
  mayHaveType(name: string): boolean {
    return this.typeAliases.has(name) || this.#hasImports;
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
