/** A program of a user of the package: a front end by builder, host functions, traps, the formal machine, a pass of one's own. */
import { formatTrap, instantiate, LinearModuleBuilder, MapleModuleBuilder, parse, Trap } from 'samara-ir';
import { startMachine, stepMachine } from 'samara-ir/light';
import { lowerToLight } from 'samara-ir/lower';
import { runPasses, type OwnPass } from 'samara-ir/passes';

/** `a op b` of a language of one line, as a function in MAPLE IR. */
function compile(text: string): MapleModuleBuilder {
  const [, a, op, b] = /^(\d+) ([*/]) (\d+)$/.exec(text) ?? [];
  const m = new MapleModuleBuilder();
  const log = m.func('&log', { params: [['%value', 'i32']] });
  m.func('&main', { results: ['i32'] }, (f) => {
    const constant = (digits: string | undefined) => f.constval('i32', Number(digits));
    const value = f.local('%value', 'i32');
    f.dassign(value, 0, op === '*' ? f.mul('i32', constant(a), constant(b)) : f.div('i32', constant(a), constant(b)));
    f.call(log, f.dread('i32', value, 0));
    f.return(f.dread('i32', value, 0));
  });
  return m;
}

async function run(text: string): Promise<string> {
  const logged: number[] = [];
  const host = { log: (value: number) => void logged.push(value) };
  const program = await instantiate(compile(text).finish(), { host }).orThrow();
  try {
    return `${program.main()} (logged ${logged.join()})`;
  } catch (error) {
    if (!(error instanceof Trap)) throw error;
    return formatTrap(error).split('\n')[0] ?? '';
  }
}

async function stepped(): Promise<string> {
  const unit = await parse('func &main () i32 { return (constval i32 7) }').orThrow();
  const machine = startMachine(lowerToLight(unit.module).program);
  if (typeof machine === 'string') return machine;
  const rules: string[] = [];
  let step = stepMachine(machine);
  for (; typeof step === 'string'; step = stepMachine(machine)) rules.push(step);
  return `${rules.join()} ${step.status}`;
}

const doubles: OwnPass = {
  name: 'doubles',
  requires: 'ssa',
  run: (_module, func) =>
    func.blocks.some(({ instrs }) => instrs.some((instr) => instr.op === 'MulI' && instr.operands.length === 2)),
};

function passed(): string {
  const m = new LinearModuleBuilder();
  const b = m.func('twice', ['i32'], ['i32']);
  b.return(b.calc('MulI', b.param(0), b.i32(2)));
  b.finish();
  const { applications } = runPasses(m.finish(), [doubles, 'gvn'], { verifyEach: true });
  return applications.map(({ pass, changed }) => `${pass} ${changed}`).join();
}

export const lines = [await run('6 * 7'), await run('1 / 0'), await stepped(), passed()];
