/**
 * LLVM text of like content to `generate-maple.mjs`: functions with loops, arrays, structures, branches, switches and
 * calls, unoptimised as a front end writes them. For measuring `llvm-as` beside our reader; typed pointers (LLVM 14).
 */

/** About `bytes` bytes of LLVM assembly. */
export function generateLlvm(bytes) {
  const parts = [
    '%struct.item = type { i32, i64, %struct.item* }\n@table = global [64 x i32] zeroinitializer\ndeclare i32 @puts(i8*)\n',
  ];
  let size = parts[0].length;
  for (let f = 0; size < bytes; f++) {
    const text = [loopFunc, branchFunc, structFunc, switchFunc][f % 4](f);
    parts.push(text);
    size += text.length;
  }
  return parts.join('');
}

const loopFunc = (f) => `
define i32 @loop${f}(i32 %n, i32* %p) {
entry:
  %n.addr = alloca i32, align 4
  %p.addr = alloca i32*, align 8
  %i = alloca i32, align 4
  %total = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  store i32* %p, i32** %p.addr, align 8
  store i32 0, i32* %i, align 4
  store i32 ${f}, i32* %total, align 4
  br label %while.cond
while.cond:
  %0 = load i32, i32* %i, align 4
  %1 = load i32, i32* %n.addr, align 4
  %cmp = icmp slt i32 %0, %1
  br i1 %cmp, label %while.body, label %while.end
while.body:
  %2 = load i32, i32* %total, align 4
  %3 = load i32*, i32** %p.addr, align 8
  %4 = load i32, i32* %i, align 4
  %idx = sext i32 %4 to i64
  %arrayidx = getelementptr inbounds i32, i32* %3, i64 %idx
  %5 = load i32, i32* %arrayidx, align 4
  %mul = mul nsw i32 %5, ${(f % 97) + 3}
  %add = add nsw i32 %2, %mul
  store i32 %add, i32* %total, align 4
  %6 = load i32, i32* %i, align 4
  %inc = add nsw i32 %6, 1
  store i32 %inc, i32* %i, align 4
  br label %while.cond
while.end:
  %7 = load i32, i32* %total, align 4
  ret i32 %7
}
`;

const branchFunc = (f) => `
define double @branch${f}(double %x, i32 %k) {
entry:
  %retval = alloca double, align 8
  %x.addr = alloca double, align 8
  %k.addr = alloca i32, align 4
  store double %x, double* %x.addr, align 8
  store i32 %k, i32* %k.addr, align 4
  %0 = load i32, i32* %k.addr, align 4
  %cmp = icmp sgt i32 %0, ${f % 1000}
  br i1 %cmp, label %if.then, label %if.else
if.then:
  %1 = load double, double* %x.addr, align 8
  %mul = fmul double %1, 2.500000e+00
  store double %mul, double* %retval, align 8
  br label %return
if.else:
  %2 = load double, double* %x.addr, align 8
  %3 = load i32, i32* %k.addr, align 4
  %conv = sitofp i32 %3 to double
  %div = fdiv double %2, %conv
  store double %div, double* %retval, align 8
  br label %return
return:
  %4 = load double, double* %retval, align 8
  ret double %4
}
`;

const structFunc = (f) => `
define i64 @walk${f}(%struct.item* %item) {
entry:
  %item.addr = alloca %struct.item*, align 8
  %sum = alloca i64, align 8
  store %struct.item* %item, %struct.item** %item.addr, align 8
  store i64 0, i64* %sum, align 8
  br label %while.cond
while.cond:
  %0 = load %struct.item*, %struct.item** %item.addr, align 8
  %tobool = icmp ne %struct.item* %0, null
  br i1 %tobool, label %while.body, label %while.end
while.body:
  %1 = load i64, i64* %sum, align 8
  %2 = load %struct.item*, %struct.item** %item.addr, align 8
  %field = getelementptr inbounds %struct.item, %struct.item* %2, i32 0, i32 1
  %3 = load i64, i64* %field, align 8
  %add = add nsw i64 %1, %3
  store i64 %add, i64* %sum, align 8
  %4 = load %struct.item*, %struct.item** %item.addr, align 8
  %next = getelementptr inbounds %struct.item, %struct.item* %4, i32 0, i32 2
  %5 = load %struct.item*, %struct.item** %next, align 8
  store %struct.item* %5, %struct.item** %item.addr, align 8
  br label %while.cond
while.end:
  %6 = load i64, i64* %sum, align 8
  ret i64 %6
}
`;

const switchFunc = (f) => `
define i32 @choose${f}(i32 %k) {
entry:
  %k.addr = alloca i32, align 4
  %r = alloca i32, align 4
  store i32 %k, i32* %k.addr, align 4
  %0 = load i32, i32* %k.addr, align 4
  switch i32 %0, label %default [
    i32 1, label %one
    i32 ${(f % 50) + 2}, label %two
  ]
one:
  %1 = load i32, i32* getelementptr inbounds ([64 x i32], [64 x i32]* @table, i64 0, i64 ${f % 64}), align 4
  store i32 %1, i32* %r, align 4
  br label %done
two:
  %2 = load i32, i32* %k.addr, align 4
  %call = call i32 @choose${f}(i32 %2)
  store i32 %call, i32* %r, align 4
  br label %done
default:
  store i32 -1, i32* %r, align 4
  br label %done
done:
  %3 = load i32, i32* %r, align 4
  ret i32 %3
}
`;
