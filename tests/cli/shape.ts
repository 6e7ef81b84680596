/** Holds a JSON document against the shapes that the reference promises. */
import { shapes, type Shape } from '../../src/cli/json-shapes.ts';

const rows: Readonly<Record<string, Shape>> = shapes;

/** What does not fit, each with its path; fields that no shape names count as well. */
export function misfits(value: unknown, type: string, path = '$'): string[] {
  if (type.endsWith('[]')) {
    const inner = type.slice(0, -2).replace(/^\((.*)\)$/, '$1');
    if (!Array.isArray(value)) return [`${path}: no list`];
    return value.flatMap((entry, i) => misfits(entry, inner, `${path}[${i}]`));
  }
  const ways = type
    .split(' | ')
    .map((way) => (rows[way] === undefined ? literal(value, way) : object(value, way, path)));
  const best = ways.sort((a, b) => a.length - b.length)[0];
  return best.map((problem) => (problem.startsWith('$') ? problem : `${path}: ${problem}`));
}

function literal(value: unknown, type: string): string[] {
  if (type === 'null') return value === null ? [] : ['not null'];
  if (type.startsWith('"')) return value === JSON.parse(type) ? [] : [`${JSON.stringify(value)} is not ${type}`];
  return typeof value === type ? [] : [`${typeof value}, not ${type}`];
}

function object(value: unknown, name: string, path: string): string[] {
  if (typeof value !== 'object' || value === null) return ['no object'];
  const { fields } = rows[name];
  const present = new Map(Object.entries(value));
  const named = Object.entries(fields).flatMap(([field, [type]]) => {
    const key = field.replace('?', '');
    const entry: unknown = present.get(key);
    present.delete(key);
    if (entry === undefined) return field === key ? [`${path}.${key} is missing`] : [];
    return misfits(entry, type, `${path}.${key}`);
  });
  return [...named, ...[...present.keys()].map((key) => `${path}.${key} is in no shape`)];
}
