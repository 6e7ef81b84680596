/** The instructions of the Java virtual machine, by opcode. */
export const mnemonics: readonly string[] =
  `nop aconst_null iconst_m1 iconst_0 iconst_1 iconst_2 iconst_3 iconst_4 iconst_5 lconst_0 lconst_1 fconst_0 fconst_1 fconst_2
dconst_0 dconst_1 bipush sipush ldc ldc_w ldc2_w iload lload fload dload aload iload_0 iload_1 iload_2 iload_3 lload_0 lload_1 lload_2 lload_3
fload_0 fload_1 fload_2 fload_3 dload_0 dload_1 dload_2 dload_3 aload_0 aload_1 aload_2 aload_3 iaload laload faload daload aaload baload caload
saload istore lstore fstore dstore astore istore_0 istore_1 istore_2 istore_3 lstore_0 lstore_1 lstore_2 lstore_3 fstore_0 fstore_1 fstore_2
fstore_3 dstore_0 dstore_1 dstore_2 dstore_3 astore_0 astore_1 astore_2 astore_3 iastore lastore fastore dastore aastore bastore castore sastore
pop pop2 dup dup_x1 dup_x2 dup2 dup2_x1 dup2_x2 swap iadd ladd fadd dadd isub lsub fsub dsub imul lmul fmul dmul idiv ldiv fdiv ddiv irem lrem
frem drem ineg lneg fneg dneg ishl lshl ishr lshr iushr lushr iand land ior lor ixor lxor iinc i2l i2f i2d l2i l2f l2d f2i f2l f2d d2i d2l d2f
i2b i2c i2s lcmp fcmpl fcmpg dcmpl dcmpg ifeq ifne iflt ifge ifgt ifle if_icmpeq if_icmpne if_icmplt if_icmpge if_icmpgt if_icmple if_acmpeq
if_acmpne goto jsr ret tableswitch lookupswitch ireturn lreturn freturn dreturn areturn return getstatic putstatic getfield putfield
invokevirtual invokespecial invokestatic invokeinterface invokedynamic new newarray anewarray arraylength athrow checkcast instanceof
monitorenter monitorexit wide multianewarray ifnull ifnonnull goto_w jsr_w`.split(/\s+/);

export interface Instruction {
  readonly at: number;
  readonly op: string;
  readonly opcode: number;
  /** Behind it. */
  readonly next: number;
  /** What stands behind the opcode: an index, a constant, a target. */
  readonly operand: number;
  /** Of `iinc`. */
  readonly increment: number;
  /** Of a switch: where each key leads. */
  readonly cases: readonly (readonly [key: number, target: number])[];
}

const jumps = /^(if|goto)/;
const wideIndex =
  /^(ldc_w|ldc2_w|(get|put)(static|field)|invoke\w+|new|anewarray|checkcast|instanceof|multianewarray)$/;
const narrowIndex = /^([ilfda](load|store)|ldc|newarray)$/;

export function instructionsOf(code: Buffer): Instruction[] {
  const found: Instruction[] = [];
  for (let at = 0; at < code.length;) {
    const instruction = decode(code, at);
    found.push(instruction);
    at = instruction.next;
  }
  return found;
}

function decode(code: Buffer, at: number): Instruction {
  const isWide = mnemonics[code[at]] === 'wide';
  const start = isWide ? at + 1 : at;
  const opcode = code[start];
  const op = mnemonics[opcode];
  const base = { at, op, opcode, operand: 0, increment: 0, cases: [] };
  if (op === 'tableswitch' || op === 'lookupswitch') return { ...base, ...decodeSwitch(code, at, op) };
  if (op === 'iinc')
    return isWide
      ? { ...base, operand: code.readUInt16BE(at + 2), increment: code.readInt16BE(at + 4), next: at + 6 }
      : { ...base, operand: code[at + 1], increment: code.readInt8(at + 2), next: at + 3 };
  if (isWide) return { ...base, operand: code.readUInt16BE(at + 2), next: at + 4 };
  if (jumps.test(op)) return { ...base, operand: at + code.readInt16BE(at + 1), next: at + 3 };
  if (op === 'bipush') return { ...base, operand: code.readInt8(at + 1), next: at + 2 };
  if (op === 'sipush') return { ...base, operand: code.readInt16BE(at + 1), next: at + 3 };
  if (narrowIndex.test(op)) return { ...base, operand: code[at + 1], next: at + 2 };
  if (wideIndex.test(op)) {
    const extra = op === 'invokeinterface' || op === 'invokedynamic' ? 2 : op === 'multianewarray' ? 1 : 0;
    return { ...base, operand: code.readUInt16BE(at + 1), next: at + 3 + extra };
  }
  return { ...base, next: at + 1 };
}

function decodeSwitch(code: Buffer, at: number, op: string): Pick<Instruction, 'operand' | 'cases' | 'next'> {
  const word = (i: number): number => code.readInt32BE(4 * Math.ceil((at + 1) / 4) + 4 * i);
  const start = 4 * Math.ceil((at + 1) / 4);
  const isTable = op === 'tableswitch';
  const count = isTable ? word(2) - word(1) + 1 : word(1);
  const cases = Array.from({ length: count }, (_, i): [number, number] =>
    isTable ? [word(1) + i, at + word(3 + i)] : [word(2 + 2 * i), at + word(3 + 2 * i)],
  );
  return { operand: at + word(0), cases, next: start + 4 * (isTable ? 3 + count : 2 + 2 * count) };
}
