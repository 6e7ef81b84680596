// One run of bench/forms.mjs in a process of its own: makes a function of about `size` blocks, takes it through all
// forms, prints the milliseconds of each step as JSON.
import { writeFileSync } from 'node:fs';
import { SourceFile } from '../dist/lib/base/source.js';
import { toCfg, toLinear } from '../dist/lib/linear/cfg.js';
import { fromSsa } from '../dist/lib/linear/leave-ssa.js';
import { parseModule } from '../dist/lib/linear/parser.js';
import { toSsa } from '../dist/lib/linear/ssa.js';

const size = Number(process.argv[2]);
const { module, diagnostics } = parseModule(new SourceFile('blocks.lir', generate(size)));
if (module === undefined) throw new Error(diagnostics[0].message);
const [func] = module.funcs;
const steps = { 'to blocks': toCfg, 'to SSA': toSsa, 'from SSA': fromSsa, 'to linear': toLinear };
const times = {};
for (const [name, step] of Object.entries(steps)) {
  const started = performance.now();
  step(func);
  times[name] = performance.now() - started;
  if (name === 'to blocks') times.blocks = func.blocks.length;
}
writeFileSync(1, JSON.stringify(times));

/** Loops in a row, each with a conditional inside, every eighth around the ones before; eight variables live throughout. */
function generate(blocks) {
  const lines = ['export func i32 @f, param 1', '  fparam i32 p0'];
  for (let v = 1; v <= 8; v++) lines.push(`  local i32 l${v}`);
  for (let v = 1; v <= 8; v++) lines.push(`  l${v} = ${v}`);
  let [label, temp] = [0, 9];
  const outer = [];
  for (let unit = 0; unit * 4 < blocks; unit++) {
    const [head, left, right, latch, done] = [label++, label++, label++, label++, label++];
    const [a, b] = [1 + (unit % 8), 1 + ((unit * 3 + 1) % 8)];
    if (unit % 8 === 0) outer.push(head);
    lines.push(`lbl${head}:`, `  t${temp} = LessI l${a}, p0`, `  goto t${temp++} ? lbl${left} : lbl${right}`);
    lines.push(`lbl${left}:`, `  t${temp} = AddI l${a}, 1`, `  l${a} = t${temp++}`, `  goto lbl${latch}`);
    lines.push(`lbl${right}:`, `  t${temp} = SubI l${b}, l${a}`, `  l${b} = t${temp++}`);
    const back = unit % 8 === 7 ? outer.pop() : head;
    lines.push(
      `lbl${latch}:`,
      `  t${temp} = GreaterI l${b}, p0`,
      `  goto t${temp++} ? lbl${back} : lbl${done}`,
      `lbl${done}:`,
    );
  }
  return [...lines, '  return l1', 'func end', ''].join('\n');
}
