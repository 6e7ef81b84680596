/**
 * Linear IR as lowering makes it, of any size: the generated MAPLE module of `generate-maple.mjs`, lowered by the library, and its
 * functions repeated under further names until the text is long enough.
 */
import { parse, lower, print } from '../dist/lib/driver/index.js';
import { generateModule } from './generate-maple.mjs';

const lowered = 1e6;

/** About `bytes` characters of text. */
export async function generateLinear(bytes) {
  const unit = await parse(generateModule(lowered, 1), 'maple').orThrow();
  const text = await print(await lower(unit, 'linear').orThrow());
  const start = text.indexOf('\n\n') + 2;
  const [head, body] = [text.slice(0, start), text.slice(start)];
  const parts = [head, body];
  const own = new Set([...body.matchAll(/^(?:export )?func .*?@([\w.$]+), param/gm)].map(([, name]) => name));
  let size = text.length;
  for (let copy = 1; size < bytes; copy++) {
    const more = `\n${body.replaceAll(/([@&])([\w.$]+)/g, (all, mark, name) => (own.has(name) ? `${mark}${name}.${copy}` : all))}`;
    parts.push(more);
    size += more.length;
  }
  return parts.join('');
}
