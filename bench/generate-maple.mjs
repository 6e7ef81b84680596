// A module of MAPLE text of any size for measurements: the same seed gives the same text.
//   node bench/generate-maple.mjs MEGABYTES [SEED] > big.mpl
// The text has what files of front ends have: structures with nested ones and bit-fields, arrays, tables of strings and
// initialised globals, prototypes, loops, conditions, switches, gotos, calls with and without results, pseudo-registers,
// floats, comments. It is well-formed and well-typed.
import { pathToFileURL } from 'node:url';

/** About `bytes` characters of text. */
export function generateModule(bytes, seed = 1) {
  const random = xorshift(seed);
  const pick = (list) => list[random() % list.length];
  const structs = 4 + ((bytes >>> 16) % 60);
  const parts = [header(structs, random)];
  let size = parts[0].length;
  for (let f = 0; size < bytes; f++) {
    const text = func(f, structs, random, pick);
    parts.push(text);
    size += text.length;
  }
  return parts.join('');
}

function xorshift(seed) {
  let state = (seed * 2654435761) | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
}

function header(structs, random) {
  const lines = ['# A generated module', 'flavor 1', 'srclang 1', 'id 65535', 'srcfileinfo { 1 "generated.c" }'];
  for (let i = 0; i < structs; i++) {
    lines.push(
      `type $point${i} <struct {`,
      '  @x i32,',
      '  @y i32,',
      `  @weight f${random() % 2 === 0 ? 32 : 64}}>`,
      `type $node${i} <struct {`,
      '  @value i32, # what it holds',
      `  @where <$point${i}>,`,
      '  @small:3 u8,',
      '  @flags:5 u8,',
      `  @next <* <$node${i}>>,`,
      '  @cells <[8] i32>}>',
      `var $table${i} <[8] i32> = [${Array.from({ length: 8 }, () => (random() % 2000) - 1000).join(', ')}]`,
      `var $name${i} <* u8> = conststr ptr "entry \\"${i}\\" of the table"`,
      `var $root${i} <$node${i}> = [1= ${i}, 2= [1= 1, 2= -1, 3= 0.${1 + (random() % 9)}]]`,
      `var $scale${i} f64 = ${(random() % 100000) / 64}`,
    );
  }
  lines.push('func &print_value (var %format <* u8>, ...) i32', 'func &fail () void', '');
  return `${lines.join('\n')}\n`;
}

const OPS = ['add', 'sub', 'mul', 'band', 'bior', 'bxor', 'max', 'min'];
const COMPARE = ['lt', 'le', 'gt', 'ge', 'eq', 'ne'];

function func(f, structs, random, pick) {
  const k = random() % structs;
  const local = (n) => `%${['count', 'total', 'index', 'left', 'right'][n % 5]}`;
  const leaf = () => {
    const r = random() % 8;
    if (r < 4) return `dread i32 ${local(random())}`;
    if (r < 6) return `constval i32 ${(random() % 4096) - 512}`;
    return r === 6 ? 'regread i32 %1' : `dread i32 $root${k} ${1 + 2 * (random() % 2)}`;
  };
  const expr = (depth) => {
    if (depth === 0 || random() % 4 === 0) return leaf();
    switch (random() % 9) {
      case 0:
        return `neg i32 (${expr(depth - 1)})`;
      case 1:
        return `shl i32 (${expr(depth - 1)}, constval i32 ${random() % 31})`;
      case 2:
        return `iread i32 <* i32> (array 0 ptr <* [8] i32> (addrof ptr $table${k}, band i32 (${leaf()}, constval i32 7)))`;
      case 3:
        return `select i32 (${cond(depth - 1)}, ${expr(depth - 1)}, ${leaf()})`;
      case 4:
        return `iread i32 <* <$node${k}>> ${1 + (random() % 2) * 2} (dread ptr %at)`;
      case 5:
        return `cvt i32 f64 (mul f64 (cvt f64 i32 (${expr(depth - 1)}), constval f64 ${(random() % 1000) / 8}))`;
      default:
        return `${pick(OPS)} i32 (${expr(depth - 1)}, ${expr(depth - 1)})`;
    }
  };
  const cond = (depth) => `${pick(COMPARE)} u1 i32 (${expr(depth)}, ${leaf()})`;
  let labels = 0;
  const stmts = (depth, indent) => {
    const out = [];
    for (let n = 2 + (random() % 4); n > 0; n--) out.push(stmt(depth, indent));
    return out.join('');
  };
  const stmt = (depth, pad) => {
    const inner = `${pad}  `;
    switch (random() % (depth > 0 ? 15 : 10)) {
      case 0:
      case 1:
      case 2:
        return `${pad}dassign ${local(random())} (${expr(3)})\n`;
      case 3:
        return `${pad}regassign i32 %${1 + (random() % 3)} (${expr(2)})\n`;
      case 4:
        return `${pad}iassign <* <$node${k}>> ${1 + 2 * (random() % 2)} (dread ptr %at, ${expr(2)})\n`;
      case 5:
        return `${pad}callassigned &work${f} (dread ptr %at, ${expr(1)}) {\n${inner}dassign ${local(random())} }\n`;
      case 6:
        return `${pad}call &print_value (conststr ptr "value %d\\n", ${expr(2)})\n`;
      case 7:
        return `${pad}# step ${random() % 100} of the work\n${pad}dassign %ratio (add f64 (dread f64 %ratio, constval f64 ${(random() % 10000) / 256}))\n`;
      case 8:
        return `${pad}LOC 1 ${1 + (random() % 5000)} ${random() % 80}\n${pad}eval (${expr(2)}) # kept\n`;
      case 9: {
        const n = labels++;
        return `${pad}brtrue @skip${n} (${cond(1)})\n${pad}dassign %total (${expr(2)})\n@skip${n}\n`;
      }
      case 10:
        return `${pad}while (${cond(1)}) {\n${stmts(depth - 1, inner)}${pad}}\n`;
      case 11: {
        const n = labels;
        labels += 3;
        return `${pad}switch (${expr(1)}) @case${n} {\n${inner}0: goto @case${n + 1}\n${inner}7: goto @case${n + 2}\n${inner}-1: goto @case${n} }\n@case${n + 1}\n${stmts(0, pad)}@case${n + 2}\n${stmts(0, pad)}@case${n}\n`;
      }
      case 12:
        return `${pad}doloop %index (constval i32 0, ${cond(0)}, constval i32 1) {\n${stmts(depth - 1, inner)}${pad}}\n`;
      default:
        return `${pad}if (${cond(2)}) {\n${stmts(depth - 1, inner)}${pad}}${random() % 2 === 0 ? ` else {\n${stmts(depth - 1, inner)}${pad}}` : ''}\n`;
    }
  };
  const body = stmts(3, '  ');
  return `func &work${f} public (var %at <* <$node${k}>>, var %count i32) i32 {
  var %total i32
  var %index i32
  var %left i32
  var %right i32
  var %ratio f64
  funcid ${f + 1}
${body}  return (${expr(3)})
}
`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.stdout.write(generateModule(Number(process.argv[2] ?? 1) * 1e6, Number(process.argv[3] ?? 1)));
}
