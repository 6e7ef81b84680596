import { toCfg } from '../../src/linear/cfg.ts';
import { layOut, initialBytes } from '../../src/linear/data-layout.ts';
import type { Func, LinearModule } from '../../src/linear/nodes.ts';
import { flowOfBlocks } from '../../src/backend/block-flow.ts';
import { legalise } from '../../src/backend/legalise/index.ts';
import { structure } from '../../src/backend/structure.ts';

export function emit(original: LinearModule): string {
  const { module } = legalise(original, ['quad', 'wide', 'fmod', 'vectors', 'tail-calls']);
  const map = layOut(module, 8 << 20);
  const data = initialBytes(module, map).map(({ address, bytes }) => `at ${address}: ${bytes.join(' ')}`);
  return [...data, ...module.funcs.filter(({ extern }) => !extern).map(emitFunc)].join('\n');
}

function emitFunc(func: Func): string {
  const copy = { ...func };
  if (copy.form === 'linear') toCfg(copy);
  const { events } = structure(flowOfBlocks(copy.blocks));
  const lines = events.map((event) => {
    switch (event.op) {
      case 'code':
        return copy.blocks[event.block].instrs.map(({ op }) => op).join('; ');
      case 'br':
        return `break ${event.label}`;
      default:
        return event.op; // a real emitter handles every kind of event: the comment of structure.ts lists them
    }
  });
  return `${func.name}:\n${lines.join('\n')}`;
}
