/** Items in bitcode: for each kind the number of its section and its codec. */
import {
  flag,
  list,
  nested,
  optional,
  record,
  uleb,
  variants,
  word,
  bigInteger,
  type Codec,
  type Fields,
} from '../../base/codec.ts';
import type {
  AddressMode,
  Alias,
  AttrGroup,
  Attribute,
  Func,
  FuncBody,
  Global,
  Head,
  Import,
  Item,
  Linkage,
  MetaDef,
  MetaValue,
  ModuleStmt,
  Param,
  Placement,
  Preemption,
  TypeDef,
  Visibility,
} from '../module.ts';
import { attrRef, body, comments, expr, instr, metaRef, name, span, stmt, tail, text, type } from './trees.ts';

const head = record<Head>({
  linkage: optional(word<Linkage>(['private', 'internal', 'external'])),
  visibility: optional(word<Visibility>(['default', 'hidden', 'protected'])),
  preemption: optional(word<Preemption>(['dso_local', 'dso_preemptable'])),
});
const addressMode = optional(word<AddressMode>(['unnamed_addr', 'local_unnamed_addr']));
const placement = record<Placement>({ addressMode, space: optional(uleb), align: optional(uleb) });
const attrs = list(attrRef);
const meta = list(metaRef);

const funcBody = variants<FuncBody>({
  stmts: [2, { body }],
  code: [1, { instrs: list(instr), tail }],
  elided: [3, {}],
});
const param = record<Param>({ type, name: optional(name) });
const signature = record<NonNullable<Func['signature']>>({ result: type, params: list(param), variadic: flag });

const attribute = record<Attribute>({
  key: text,
  quoted: flag,
  value: optional(variants<NonNullable<Attribute['value']>>({ int: [0, { value: bigInteger }], text: [1, { text }] })),
  span,
});

const metaValue: Codec<MetaValue> = variants<MetaValue>({
  ref: [0, { ref: metaRef }],
  string: [1, { text }],
  null: [2, {}],
  const: [3, { value: expr }],
  node: [4, { values: list(nested(() => metaValue)) }],
  word: [5, { text }],
});
const metaContent = variants<MetaDef['content']>({
  node: [0, { values: list(metaValue) }],
  record: [1, { name: text, fields: list(record({ key: text, value: metaValue })) }],
});

type ItemOf<K extends Item['kind']> = Extract<Item, { kind: K }>;
type Row<K extends Item['kind']> = { readonly section: number; readonly codec: Codec<ItemOf<K>> };

/** Kind, comments and place are alike in all items. */
function item<T extends Item>(kind: T['kind'], fields: Omit<Fields<T>, 'kind' | 'comments' | 'span'>): Codec<T> {
  const all = { kind: { write: () => undefined, read: () => kind }, ...fields, comments, span };
  return record<T>(all as unknown as Fields<T>);
}

export const itemRows: { readonly [K in Item['kind']]: Row<K> } = {
  import: { section: 4, codec: item<Import>('import', { path: text, alias: optional(text) }) },
  global: {
    section: 6,
    codec: item<Global>('global', {
      name,
      head,
      placement,
      storage: word<Global['storage']>(['value', 'global', 'constant']),
      type: optional(type),
      init: optional(expr),
      attrs,
      meta,
    }),
  },
  func: {
    section: 7,
    codec: item<Func>('func', {
      form: word<Func['form']>(['subset', 'func', 'define', 'declare']),
      name,
      head,
      placement,
      signature: optional(signature),
      body: optional(funcBody),
      attrs,
      meta,
    }),
  },
  alias: {
    section: 8,
    codec: item<Alias>('alias', { name, module: name, target: name, head, addressMode, guid: optional(text) }),
  },
  attributes: { section: 9, codec: item<AttrGroup>('attributes', { id: uleb, attributes: list(attribute) }) },
  metadata: { section: 10, codec: item<MetaDef>('metadata', { name: metaRef, distinct: flag, content: metaContent }) },
  type: { section: 14, codec: item<TypeDef>('type', { name, type }) },
  stmt: { section: 15, codec: item<ModuleStmt>('stmt', { stmt }) },
};
