/** Files with pictures: the extension says which of the formats that there are. */
import { extname } from 'node:path';
import { toDot, toSvg, type Picture } from '../base/picture.ts';
import { writeWhole } from '../driver/node-output.ts';
import type { Context } from './command.ts';

const formats: ReadonlyMap<string, (picture: Picture) => string> = new Map([
  ['.svg', toSvg],
  ['.dot', toDot],
  ['.gv', toDot],
]);

/** For help texts: `.svg, .dot or .gv`. */
export const pictureExtensions = '.svg, .dot or .gv';

/** Reports wrong usage and gives its status if no format has the extension of this name; nothing is drawn before. */
export function refusePicture(output: string | undefined, { report }: Context): number | undefined {
  if (output === undefined || output === '-' || formats.has(extension(output))) return undefined;
  const what = extname(output) === '' ? 'a name without an extension' : extname(output);
  const hint = 'Browsers show .svg; Graphviz makes other formats of .dot: dot -Tpng';
  return report.wrongUsage(`pictures are written as ${pictureExtensions}, not as ${what}`, hint);
}

/** Standard output gets DOT. */
export function writePicture(output: string, picture: Picture, { report }: Context): void {
  report.add(writeWhole(output, (formats.get(extension(output)) ?? toDot)(picture)));
}

function extension(output: string): string {
  return extname(output).toLowerCase();
}
