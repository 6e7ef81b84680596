/** Types as C writes them, for messages: `char *(*)[3]`. */
import { ATOMIC, CONST, RESTRICT, VOLATILE, sizeOf, type Type, isSigned } from './types.ts';

const words: readonly (readonly [bit: number, word: string])[] = [
  [CONST, 'const'],
  [VOLATILE, 'volatile'],
  [RESTRICT, 'restrict'],
  [ATOMIC, '_Atomic'],
];

export function qualifierText(quals: number): string {
  return words
    .filter(([bit]) => (quals & bit) !== 0)
    .map(([, word]) => word)
    .join(' ');
}

/** The type as a declaration of `name` writes it; without one, as a cast does. */
export function typeText(type: Type, name = ''): string {
  let declarator = name;
  let at = type;
  for (;;) {
    if (at.kind === 'pointer') {
      const quals = qualifierText(at.quals);
      declarator = `*${quals}${quals !== '' && declarator !== '' ? ' ' : ''}${declarator}`;
      at = at.to;
      if (at.kind === 'array' || at.kind === 'func') declarator = `(${declarator})`;
    } else if (at.kind === 'array') {
      declarator += `[${at.size ?? (at.vla === undefined ? '' : '*')}]`;
      at = at.of;
    } else if (at.kind === 'func') {
      const params = [...at.params.map((param) => typeText(param)), ...(at.variadic ? ['...'] : [])];
      declarator += at.isOld ? '()' : `(${params.length === 0 ? 'void' : params.join(', ')})`;
      at = at.result;
    } else break;
  }
  const quals = qualifierText(at.quals);
  return `${quals === '' ? '' : `${quals} `}${baseText(at)}${declarator === '' ? '' : ` ${declarator}`}`;
}

function baseText(type: Type): string {
  switch (type.kind) {
    case 'int':
      if (type.bits !== undefined) return `${isSigned(type) ? '' : 'unsigned '}_BitInt(${type.bits})`;
      return type.name;
    case 'float':
      return type.name;
    case 'complex':
      return `${type.name} _Complex`;
    case 'record':
      return `${type.record.word} ${type.record.tag === '' ? '(anonymous)' : type.record.tag}`;
    case 'enum':
      return `enum ${type.enumeration.tag === '' ? '(anonymous)' : type.enumeration.tag}`;
    case 'vector':
      return `${baseText(type.of)} __attribute__((vector_size(${sizeOf(type)})))`;
    default:
      return type.kind;
  }
}
