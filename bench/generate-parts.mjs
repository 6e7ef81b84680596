/**
 * One program as many modules, for measuring linkers, in four languages. Each function loops, adds a variable that all modules share,
 * and calls the function before it in its module; the first calls the last one of the next module.
 */

const nameOf = (m, f) => `work${m}_${f}`;

/** What function f of module m calls: itself a declaration if it is the one of the next module. */
function callee(m, f, modules, count) {
  return f > 0 ? nameOf(m, f - 1) : nameOf((m + 1) % modules, count - 1);
}

/** Module m of `modules`, of `count` functions, as MAPLE text. */
export function maplePart(m, modules, count) {
  const lines = ['flavor 1', 'srclang 1', m === 0 ? 'var $shared i32 = 1' : 'var $shared extern i32'];
  lines.push(`func &${callee(m, 0, modules, count)} (var %n i32) i32`);
  for (let f = 0; f < count; f++)
    lines.push(
      `func &${nameOf(m, f)} public (var %n i32) i32 {`,
      '  var %i i32',
      '  var %total i32',
      '  dassign %i (constval i32 0)',
      `  dassign %total (constval i32 ${f})`,
      '  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {',
      `    dassign %total (add i32 (mul i32 (dread i32 %total, constval i32 ${(f % 97) + 3}), dread i32 $shared))`,
      '    dassign %i (add i32 (dread i32 %i, constval i32 1)) }',
      `  callassigned &${callee(m, f, modules, count)} (dread i32 %total) { dassign %total }`,
      '  return (dread i32 %total)',
      '}',
    );
  return `${lines.join('\n')}\n`;
}

/** The same in the linear IR, as lowering makes it. */
export function linearPart(m, modules, count) {
  const shared = m === 0 ? 'global data 4 align 4 @shared = {0: "\\01"}' : 'extern global data 4 align 4 @shared';
  const lines = ['profile full, pointer 8', shared, `extern func i32 @${callee(m, 0, modules, count)}(i32)`];
  for (let f = 0; f < count; f++)
    lines.push(
      `func i32 @${nameOf(m, f)}, param 1`,
      '  fparam i32 p0 "n"',
      '  local i32 l1 "i"',
      '  local i32 l2 "total"',
      '  l1 = 0',
      `  l2 = ${f}`,
      'lbl0:',
      '  t3 = LessI l1, p0',
      '  goto t3 ? lbl2 : lbl1',
      'lbl2:',
      `  t4 = MulI l2, ${(f % 97) + 3}`,
      '  t5 = load.i32 @shared',
      '  l2 = AddI t4, t5',
      '  l1 = AddI l1, 1',
      '  goto lbl0',
      'lbl1:',
      '  rparam l2',
      `  l2 = call @${callee(m, f, modules, count)}, param 1`,
      '  return l2',
      'func end',
    );
  return `${lines.join('\n')}\n`;
}

/** The same in Tuyin IR: the loop in stack code, which has the loops, the variable in statements, which have the addresses. */
export function tuyinPart(m, modules, count) {
  const lines = [m === 0 ? '@shared = global i32 1' : '@shared = external global i32'];
  lines.push(`declare i32 @${callee(m, 0, modules, count)}(i32)`, '');
  lines.push(
    'internal define i32 @step(i32 %total, i32 %by) {',
    '  %total * %by + @tuyin.mem.load.i32(@shared)',
    '}',
    '',
  );
  for (let f = 0; f < count; f++)
    lines.push(
      `define i32 @${nameOf(m, f)}(i32 %n) {`,
      '  ldc.0',
      '  stloc 0',
      `  ldc ${f}`,
      '  stloc 1',
      'again:',
      '  ldloc.0',
      '  ldarg.0',
      '  bge done',
      '  ldloc.1',
      `  ldc ${(f % 97) + 3}`,
      '  call @step, 2',
      '  stloc 1',
      '  ldloc.0',
      '  ldc.1',
      '  add',
      '  stloc 0',
      '  br again',
      'done:',
      '  ldloc.1',
      `  call @${callee(m, f, modules, count)}, 1`,
      '  ret',
      '}',
      '',
    );
  return `${lines.join('\n')}\n`;
}

/** The same for LLVM, unoptimised as a front end writes it; typed pointers (LLVM 14). */
export function llvmPart(m, modules, count) {
  const lines = [m === 0 ? '@shared = global i32 1' : '@shared = external global i32'];
  lines.push(`declare i32 @${callee(m, 0, modules, count)}(i32)`);
  for (let f = 0; f < count; f++)
    lines.push(
      `define i32 @${nameOf(m, f)}(i32 %n) {`,
      'entry:',
      '  %i = alloca i32, align 4',
      '  %total = alloca i32, align 4',
      '  store i32 0, i32* %i, align 4',
      `  store i32 ${f}, i32* %total, align 4`,
      '  br label %cond',
      'cond:',
      '  %0 = load i32, i32* %i, align 4',
      '  %less = icmp slt i32 %0, %n',
      '  br i1 %less, label %body, label %end',
      'body:',
      '  %1 = load i32, i32* %total, align 4',
      `  %mul = mul nsw i32 %1, ${(f % 97) + 3}`,
      '  %2 = load i32, i32* @shared, align 4',
      '  %add = add nsw i32 %mul, %2',
      '  store i32 %add, i32* %total, align 4',
      '  %3 = load i32, i32* %i, align 4',
      '  %inc = add nsw i32 %3, 1',
      '  store i32 %inc, i32* %i, align 4',
      '  br label %cond',
      'end:',
      '  %4 = load i32, i32* %total, align 4',
      `  %call = call i32 @${callee(m, f, modules, count)}(i32 %4)`,
      '  ret i32 %call',
      '}',
    );
  return `${lines.join('\n')}\n`;
}
