// The greatest common divisor, built without text, verified, printed and run.
import { formatDiagnostics, instantiate, LinearModuleBuilder, print, SourceFile, verify } from 'samara-ir';
import type { LinearUnit } from 'samara-ir';

const m = new LinearModuleBuilder();
const b = m.func('gcd', ['i32', 'i32'], ['i32'], { exported: true, paramNames: ['a', 'b'] });
const [x, y] = [b.param(0), b.param(1)];
b.while(
  () => b.calc('NotEqualI', y, b.i32(0)),
  () => {
    const rest = b.calc('ModI', x, y);
    b.assign(x, y);
    b.assign(y, rest);
  },
);
b.return(x);
b.finish();

const unit: LinearUnit = { ir: 'linear', source: new SourceFile('gcd', ''), module: m.finish() };
console.log(formatDiagnostics(await verify(unit)) || 'no mistakes');
console.log(await print(unit));
for (const engine of ['interp', 'wasm'] as const) {
  const program = await instantiate(unit, { engine }).orThrow();
  console.log(engine, program.call('gcd', [48, 18]));
}
