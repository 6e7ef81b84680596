/**
 * How names meet when units become one program, whatever the language: who defines a name, and what each unit means by it.
 *
 * A unit hands in *symbols*: what it defines, what it only declares (references), and other names of a definition
 * (aliases). Names that are not local share one space over all units:
 *
 *   strong beats weak; of several weak definitions the first counts; two strong ones are a mistake
 *   a reference means the definition; a name that is only referenced is missing, unless all its references are weak
 *   a local symbol means itself, and in its unit hides what others call so
 *   an alias is what its target means in the alias's own unit: there the unit's definition counts, even one that others beat
 *
 * What is wrong is collected, all of it: each name that is defined twice with every place, each that is missing with every use.
 * Order of units and of symbols decides which weak definition counts and the order of messages, nothing else. Work is linear in
 * the number of symbols.
 */
import { diagnose, type Diagnostic, type Note } from './diagnostics.ts';
import { numberedName } from './host-name.ts';
import { linkCatalogue } from './link-diagnostics.ts';
import type { Span } from './source.ts';

/** From the most open to the strictest. A local symbol meets nothing; hidden ones meet, but are not seen from outside of the program. */
export const visibilities = ['default', 'protected', 'hidden', 'local'] as const;
export type Visibility = (typeof visibilities)[number];

interface Named<T> {
  readonly name: string;
  readonly span?: Span;
  /** `default` unless given. */
  readonly visibility?: Visibility;
  /** What the language knows it by. */
  readonly item: T;
}

/** Something with a body or storage. */
export interface Definition<T> extends Named<T> {
  readonly kind: 'definition';
  readonly weak?: boolean;
}
/** Another name of what `target` means. */
export interface Alias<T> extends Named<T> {
  readonly kind: 'alias';
  readonly weak?: boolean;
  readonly target: string;
}
/** A declaration. If it is weak, nobody needs to define it: it is then null. */
export interface Reference<T> extends Named<T> {
  readonly kind: 'reference';
  readonly weak?: boolean;
}

export type LinkSymbol<T> = Definition<T> | Alias<T> | Reference<T>;

/** A symbol with the number of its unit. */
export interface Member<T> {
  readonly unit: number;
  readonly symbol: LinkSymbol<T>;
}

/** A name that is not local, and all that meets under it. */
export interface Meeting<T> {
  readonly name: string;
  /** In the order of the units. */
  readonly members: readonly Member<T>[];
  /** The definition or alias that counts; undefined if the name is missing. */
  readonly winner: Member<T> | undefined;
  /** The strictest of all members. */
  readonly visibility: Visibility;
}

export interface ResolveOptions<T> {
  /** Whether a name may stay without a definition: the host or a library supplies it. */
  readonly mayBeMissing?: (name: string) => boolean;
  /**
   * Where a unit uses what it declares, for the message that it is missing; a use may have no place. What is declared and never
   * used is not missing. Unless given, a declaration is a use.
   */
  readonly usesOf?: (member: Member<T>) => Iterable<Span | undefined>;
  /** How a name is written in messages; as it is unless given. */
  readonly nameText?: (name: string) => string;
}

/** What the names of some units mean. */
export class Resolution<T> {
  /** In the order in which the units first have them. */
  readonly meetings: ReadonlyMap<string, Meeting<T>>;
  readonly diagnostics: readonly Diagnostic[];
  readonly #own: readonly OwnNames<T>[];
  readonly #targets: Map<Member<T>, Member<T> | undefined>;

  constructor(
    meetings: ReadonlyMap<string, Meeting<T>>,
    own: readonly OwnNames<T>[],
    targets: Map<Member<T>, Member<T> | undefined>,
    diagnostics: readonly Diagnostic[],
  ) {
    this.meetings = meetings;
    this.#own = own;
    this.#targets = targets;
    this.diagnostics = diagnostics;
  }

  /** The definition that a unit means by a name, behind all aliases; undefined if there is none. */
  definitionOf(unit: number, name: string): Member<T> | undefined {
    const met = this.#own[unit].locals.get(name) ?? this.meetings.get(name)?.winner;
    return met === undefined ? undefined : this.behind(met);
  }

  /** The definition behind an alias; a definition itself. */
  behind(member: Member<T>): Member<T> | undefined {
    const { kind } = member.symbol;
    return kind === 'alias' ? this.#targets.get(member) : kind === 'definition' ? member : undefined;
  }
}

/** What a unit defines itself: `locals` for its eyes alone, `shared` for all. */
interface OwnNames<T> {
  readonly locals: Map<string, Member<T>>;
  readonly shared: Map<string, Member<T>>;
}

/** A meeting while its members come in. */
interface OpenMeeting<T> extends Meeting<T> {
  readonly members: Member<T>[];
  readonly strong: Member<T>[];
  winner: Member<T> | undefined;
  visibility: Visibility;
}

/** Resolves the symbols of units; `units[i]` are those of unit i. */
export function resolveSymbols<T>(
  units: readonly Iterable<LinkSymbol<T>>[],
  options: ResolveOptions<T> = {},
): Resolution<T> {
  const meetings = new Map<string, OpenMeeting<T>>();
  const problems = new Problems(options);
  const own = units.map((symbols, unit) => collectUnit(unit, symbols, meetings, problems));
  for (const meeting of meetings.values()) problems.ofMeeting(meeting);
  const targets = followAliases(meetings, own, problems);
  return new Resolution(meetings, own, targets, problems.found);
}

function collectUnit<T>(
  unit: number,
  symbols: Iterable<LinkSymbol<T>>,
  meetings: Map<string, OpenMeeting<T>>,
  problems: Problems<T>,
): OwnNames<T> {
  const own: OwnNames<T> = { locals: new Map(), shared: new Map() };
  for (const symbol of symbols) {
    const member = { unit, symbol };
    if (symbol.visibility === 'local') collectLocal(member, own.locals, problems);
    else join(meetings, member);
    if (symbol.visibility !== 'local') keepOwn(member, own.shared);
  }
  return own;
}

/** Of several definitions in one unit, the strong one counts there too. */
function keepOwn<T>(member: Member<T>, shared: Map<string, Member<T>>): void {
  const { name, kind, weak } = member.symbol;
  const before = shared.get(name);
  if (kind === 'reference' || (before !== undefined && (weak === true || before.symbol.weak !== true))) return;
  shared.set(name, member);
}

/** A local reference is a promise that the unit has to keep itself. */
function collectLocal<T>(member: Member<T>, locals: Map<string, Member<T>>, problems: Problems<T>): void {
  const { name, kind } = member.symbol;
  const before = locals.get(name);
  if (before === undefined || (before.symbol.kind === 'reference' && kind !== 'reference')) locals.set(name, member);
  else if (kind !== 'reference') problems.twice(name, [before, member]);
}

function join<T>(meetings: Map<string, OpenMeeting<T>>, member: Member<T>): void {
  const { symbol } = member;
  let meeting = meetings.get(symbol.name);
  if (meeting === undefined) {
    meeting = { name: symbol.name, members: [], strong: [], winner: undefined, visibility: 'default' };
    meetings.set(symbol.name, meeting);
  }
  meeting.members.push(member);
  meeting.visibility = stricter(meeting.visibility, symbol.visibility ?? 'default');
  if (symbol.kind === 'reference') return;
  const isStrong = symbol.weak !== true;
  if (isStrong) meeting.strong.push(member);
  if (meeting.winner === undefined || (isStrong && meeting.strong.length === 1)) meeting.winner = member;
}

function stricter(a: Visibility, b: Visibility): Visibility {
  return visibilities.indexOf(a) < visibilities.indexOf(b) ? b : a;
}

/**
 * The definition behind every alias. Chains are walked once: all on a walk get its end, so the work is linear however long
 * they are. A walk that meets itself is a cycle.
 */
function followAliases<T>(
  meetings: ReadonlyMap<string, OpenMeeting<T>>,
  own: readonly OwnNames<T>[],
  problems: Problems<T>,
): Map<Member<T>, Member<T> | undefined> {
  const ends = new Map<Member<T>, Member<T> | undefined>();
  const meant = ({ unit, symbol }: Member<T>): Member<T> | undefined => {
    const target = symbol.kind === 'alias' ? symbol.target : symbol.name;
    return own[unit].locals.get(target) ?? own[unit].shared.get(target) ?? meetings.get(target)?.winner;
  };
  const follow = (from: Member<T>): void => {
    const walk: Member<T>[] = [];
    const onWalk = new Set<Member<T>>();
    let at: Member<T> | undefined = from;
    while (at?.symbol.kind === 'alias' && !ends.has(at) && !onWalk.has(at)) {
      walk.push(at);
      onWalk.add(at);
      at = meant(at);
    }
    let end: Member<T> | undefined;
    if (at === undefined || at.symbol.kind === 'reference') problems.aliasOfNothing(walk.at(-1));
    else if (onWalk.has(at)) problems.cycle(walk.slice(walk.indexOf(at)));
    else end = at.symbol.kind === 'alias' ? ends.get(at) : at;
    for (const member of walk) ends.set(member, end);
  };
  for (const { locals, shared } of own) {
    for (const member of locals.values()) follow(member);
    for (const member of shared.values()) follow(member);
  }
  return ends;
}

/** The mistakes of a resolution. */
class Problems<T> {
  readonly found: Diagnostic[] = [];
  readonly #options: ResolveOptions<T>;

  constructor(options: ResolveOptions<T>) {
    this.#options = options;
  }

  ofMeeting({ name, strong, winner, members }: OpenMeeting<T>): void {
    if (strong.length > 1) this.twice(name, strong);
    const isNeeded = members.some(({ symbol }) => symbol.weak !== true);
    if (winner === undefined && isNeeded && this.#options.mayBeMissing?.(name) !== true) this.#missing(name, members);
  }

  /** One message for all definitions of a name, at the second. */
  twice(name: string, [first, second, ...more]: readonly Member<T>[]): void {
    const notes: Note[] = [
      { message: 'first defined here', span: first.symbol.span },
      ...more.map(({ symbol }) => ({ message: 'and defined here', span: symbol.span })),
    ];
    const args = [this.#text(name), more.length + 2] as const;
    this.found.push(diagnose(linkCatalogue, 'LNK0001', second.symbol.span, [...args], { notes }));
  }

  #missing(name: string, members: readonly Member<T>[]): void {
    const uses = members.flatMap((member) => [...(this.#options.usesOf?.(member) ?? [member.symbol.span])]);
    if (uses.length === 0) return;
    const places = uses.filter((span) => span !== undefined);
    const [first, ...more] = places.length === 0 ? members.flatMap(ownPlace) : places;
    const notes = more.map((span) => ({ message: 'and used here', span }));
    this.found.push(diagnose(linkCatalogue, 'LNK0002', first, [this.#text(name)], { notes }));
  }

  aliasOfNothing(alias: Member<T> | undefined): void {
    if (alias?.symbol.kind !== 'alias') return;
    const { name, target, span } = alias.symbol;
    this.found.push(diagnose(linkCatalogue, 'LNK0003', span, [this.#text(name), this.#text(target)]));
  }

  cycle(walk: readonly Member<T>[]): void {
    const [first, ...more] = walk;
    const notes = more.map(({ symbol }) => ({ message: 'and over this alias', span: symbol.span }));
    const name = this.#text(first.symbol.name);
    this.found.push(diagnose(linkCatalogue, 'LNK0004', first.symbol.span, [name], { notes }));
  }

  #text(name: string): string {
    return this.#options.nameText?.(name) ?? name;
  }
}

function ownPlace<T>({ symbol }: Member<T>): Span[] {
  return symbol.span === undefined ? [] : [symbol.span];
}

/** What is reached from roots over edges, roots included, in the order in which it is found. */
export function reachedFrom<N>(roots: Iterable<N>, edges: (node: N) => Iterable<N>): Set<N> {
  const reached = new Set(roots);
  // A Set is walked over what is added while it is walked.
  for (const node of reached) for (const next of edges(node)) reached.add(next);
  return reached;
}

/** Gives each asker a name that nobody else has: its own if it is free, else with the first free number (`numberedName`). */
export class DistinctNames {
  readonly #taken: Set<string>;
  readonly #next = new Map<string, number>();

  constructor(taken: Iterable<string>) {
    this.#taken = new Set(taken);
  }

  has(name: string): boolean {
    return this.#taken.has(name);
  }

  take(wanted: string): string {
    let name = wanted;
    let number = this.#next.get(wanted) ?? 2;
    while (this.#taken.has(name)) name = numberedName(wanted, number++);
    this.#next.set(wanted, number);
    this.#taken.add(name);
    return name;
  }
}
