/**
 * `npm run docs:api`: the reference of the library's names, by typedoc, into dist/api (not checked in). `--check` writes
 * nothing. Fails where a link leads nowhere, and where an exported name has no docstring.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Application, ReflectionKind } from 'typedoc';

const check = process.argv.includes('--check');
const root = new URL('../', import.meta.url);
const { exports } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
const app = await Application.bootstrapWithPlugins({
  options: fileURLToPath(new URL('typedoc.json', root)),
  entryPoints: Object.values(exports).flatMap(({ source }) => (source === undefined ? [] : [source])),
});
const project = await app.convert();
if (project === undefined) process.exit(1);
app.validate(project);

const missing = project.children.flatMap((part) =>
  (part.children ?? [])
    .filter((name) => !isDocumented(name))
    .map((name) => `${part.name}: ${name.name} (${placeOf(name)})`),
);
if (missing.length > 0) console.error(`no docstring:\n  ${missing.join('\n  ')}`);
if (!check) await app.generateOutputs(project);
process.exit(missing.length > 0 || app.logger.hasErrors() || app.logger.hasWarnings() ? 1 : 0);

/** Of a function, the comment is at its signature. */
function isDocumented(name) {
  if (name.kindOf(ReflectionKind.Reference)) return true;
  return name.hasComment() || (name.signatures ?? []).some((signature) => signature.hasComment());
}

function placeOf({ sources }) {
  return sources === undefined
    ? 'unknown place'
    : `${sources[0].fileName.replace(/^samara-ir\//, '')}:${sources[0].line}`;
}
