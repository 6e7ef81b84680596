/**
 * `npm run check -- names`: no name that comes from input is looked up in a plain object, where `constructor` or `__proto__`
 * would be found. Refused in `src`: `table[name]` and `name in table` where nothing more is known of `name` than that it is a
 * string. `ownEntry` and `knownEntry` (src/base/own-entry.ts), `Object.hasOwn` and Maps are the ways to do it.
 */
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('..', import.meta.url));
const home = 'src/base/own-entry.ts';

const { fileNames, options } = ts.getParsedCommandLineOfConfigFile(
  `${root}/tsconfig.json`,
  {},
  { ...ts.sys, onUnRecoverableConfigFileDiagnostic() {} },
);
const program = ts.createProgram(
  fileNames.filter((name) => relative(root, name).startsWith('src/')),
  { ...options, noEmit: true },
);
const checker = program.getTypeChecker();
const isAnyString = (node) => (checker.getTypeAtLocation(node).flags & ts.TypeFlags.String) !== 0;

/** Is a property looked up by a string? Characters of a string and bytes of an array are looked up by numbers. */
function looksUpName(node) {
  if (ts.isElementAccessExpression(node)) return isAnyString(node.argumentExpression);
  return ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword && isAnyString(node.left);
}

let count = 0;
for (const file of program.getSourceFiles()) {
  const name = relative(root, file.fileName);
  if (!name.startsWith('src/') || name === home) continue;
  const open = [file];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (looksUpName(node)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      console.error(`${name}:${line + 1}: ${node.getText()}: a name may be one that every object has; see ${home}`);
      count++;
    }
    ts.forEachChild(node, (child) => void open.push(child));
  }
}
if (count > 0) process.exitCode = 1;
