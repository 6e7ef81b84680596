import { test } from 'vitest';
import { SourceFile } from '/work/w-maplelink/src/base/source.ts';
import { parseMaple } from '/work/w-maplelink/src/maple/parser.ts';
import { printMaple } from '/work/w-maplelink/src/maple/printer.ts';
import { verifyMaple } from '/work/w-maplelink/src/maple/verifier.ts';
import { linkMaple } from '/work/w-maplelink/src/maple/link/index.ts';
import { formatDiagnostics } from '/work/w-maplelink/src/base/code-frame.ts';
const a = `
# the main module
entryfunc &main
type $node <struct { @next <* <$node>>, @v i32 }>
type $priv <struct { @a i32 }>
var $x extern i32
var $n <$node>
func &f (var %p <* <$node>>) i32
func &help static (var %p <* <$priv>>) i32 { return (constval i32 1) }
func &printf (var %s ptr, ...) i32
func &main () i32 {
  var %r i32
  callassigned &f (addrof ptr $n) { dassign %r 0 }
  callassigned &help (constval ptr 0) { dassign %r 0 }
  callassigned &printf (conststr ptr "hi %d\\n", dread i32 $x) { dassign %r 0 }
  return (dread i32 %r)
}
`;
const b = `
type $node <struct { @next <* <$node>>, @v i32 }>
type $priv <struct { @a i64 }>
var $x i32 = 5
# helps
func &help static (var %p <* <$priv>>) i32 { return (constval i32 2) }
func &f (var %p <* <$node>>) i32 {
  var %r i32
  callassigned &help (constval ptr 0) { dassign %r 0 }
  return (dread i32 %r)
}
`;
test('x', () => {
  const ms = [['a.mpl', a], ['b.mpl', b]].map(([n, t]) => { const r = parseMaple(new SourceFile(n, t)); if (r.diagnostics.length) console.log(formatDiagnostics(r.diagnostics)); return r.module; });
  const { module, diagnostics } = linkMaple(ms, { mayBeMissing: (n) => n === 'printf' });
  console.log(formatDiagnostics(diagnostics));
  if (module === undefined) return;
  const text = printMaple(module);
  console.log(text);
  console.log(formatDiagnostics(verifyMaple(module)));
  const again = parseMaple(new SourceFile('ab.mpl', text));
  console.log(formatDiagnostics(again.diagnostics), printMaple(again.module) === text);
});
