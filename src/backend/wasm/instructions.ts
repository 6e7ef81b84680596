/**
 * The instructions of WebAssembly, from one table: name in the text format, binary opcode, immediates.
 *
 * Numeric instructions of the first version, sign extension, saturating truncation, bulk memory, reference types,
 * fixed-width vectors and tail calls (WebAssembly 2.0, sections 5.4 and 6.5; tail calls: 3.0). The writer of bodies,
 * the text printer and the tests all work from the kinds of immediates and mention no instruction. An opcode is one
 * byte, or a prefix byte and a number: 0xfc0a is the prefix 0xfc and the LEB128 number 10.
 */

/**
 * Kinds of immediates. `memoryN` is an alignment of 2^N bytes (natural for the access) with an offset; `memoryLaneN`
 * has a lane after it. `labels` is the list of br_table with its default. `memoryIndex`, and the memory in
 * `memoryInit` and `memoryCopy`, is always memory 0.
 */
export type Immediate =
  | 'none' | 'block' | 'label' | 'labels' | 'func' | 'callIndirect' | 'types' | 'local' | 'global' | 'table' | 'refType'
  | `memory${0 | 1 | 2 | 3 | 4}` | `memoryLane${0 | 1 | 2 | 3}` | 'memoryIndex' | 'memoryInit' | 'memoryCopy'
  | 'data' | 'elem' | 'tableInit' | 'tableCopy' | 'i32' | 'i64' | 'f32' | 'f64' | 'v128' | 'shuffle' | 'lane';

/** Opcode, and the immediate unless there is none. */
export type InstructionRow = readonly [opcode: number] | readonly [opcode: number, immediate: Immediate];

export const instructions = {
  // Control
  unreachable: [0x0], nop: [0x1], block: [0x2, 'block'], loop: [0x3, 'block'], if: [0x4, 'block'], else: [0x5],
  end: [0xb], br: [0xc, 'label'], br_if: [0xd, 'label'], br_table: [0xe, 'labels'], return: [0xf],
  call: [0x10, 'func'], call_indirect: [0x11, 'callIndirect'], return_call: [0x12, 'func'],
  return_call_indirect: [0x13, 'callIndirect'],
  // Operand stack, variables, tables, references
  drop: [0x1a], select: [0x1b], 'select.typed': [0x1c, 'types'], 'local.get': [0x20, 'local'],
  'local.set': [0x21, 'local'], 'local.tee': [0x22, 'local'], 'global.get': [0x23, 'global'],
  'global.set': [0x24, 'global'], 'table.get': [0x25, 'table'], 'table.set': [0x26, 'table'],
  'ref.null': [0xd0, 'refType'], 'ref.is_null': [0xd1], 'ref.func': [0xd2, 'func'],
  // Memory
  'i32.load': [0x28, 'memory2'], 'i64.load': [0x29, 'memory3'], 'f32.load': [0x2a, 'memory2'],
  'f64.load': [0x2b, 'memory3'], 'i32.load8_s': [0x2c, 'memory0'], 'i32.load8_u': [0x2d, 'memory0'],
  'i32.load16_s': [0x2e, 'memory1'], 'i32.load16_u': [0x2f, 'memory1'], 'i64.load8_s': [0x30, 'memory0'],
  'i64.load8_u': [0x31, 'memory0'], 'i64.load16_s': [0x32, 'memory1'], 'i64.load16_u': [0x33, 'memory1'],
  'i64.load32_s': [0x34, 'memory2'], 'i64.load32_u': [0x35, 'memory2'], 'i32.store': [0x36, 'memory2'],
  'i64.store': [0x37, 'memory3'], 'f32.store': [0x38, 'memory2'], 'f64.store': [0x39, 'memory3'],
  'i32.store8': [0x3a, 'memory0'], 'i32.store16': [0x3b, 'memory1'], 'i64.store8': [0x3c, 'memory0'],
  'i64.store16': [0x3d, 'memory1'], 'i64.store32': [0x3e, 'memory2'], 'memory.size': [0x3f, 'memoryIndex'],
  'memory.grow': [0x40, 'memoryIndex'],
  // Constants
  'i32.const': [0x41, 'i32'], 'i64.const': [0x42, 'i64'], 'f32.const': [0x43, 'f32'], 'f64.const': [0x44, 'f64'],
  // Comparisons
  'i32.eqz': [0x45], 'i32.eq': [0x46], 'i32.ne': [0x47], 'i32.lt_s': [0x48], 'i32.lt_u': [0x49], 'i32.gt_s': [0x4a],
  'i32.gt_u': [0x4b], 'i32.le_s': [0x4c], 'i32.le_u': [0x4d], 'i32.ge_s': [0x4e], 'i32.ge_u': [0x4f],
  'i64.eqz': [0x50], 'i64.eq': [0x51], 'i64.ne': [0x52], 'i64.lt_s': [0x53], 'i64.lt_u': [0x54], 'i64.gt_s': [0x55],
  'i64.gt_u': [0x56], 'i64.le_s': [0x57], 'i64.le_u': [0x58], 'i64.ge_s': [0x59], 'i64.ge_u': [0x5a],
  'f32.eq': [0x5b], 'f32.ne': [0x5c], 'f32.lt': [0x5d], 'f32.gt': [0x5e], 'f32.le': [0x5f], 'f32.ge': [0x60],
  'f64.eq': [0x61], 'f64.ne': [0x62], 'f64.lt': [0x63], 'f64.gt': [0x64], 'f64.le': [0x65], 'f64.ge': [0x66],
  // Arithmetic
  'i32.clz': [0x67], 'i32.ctz': [0x68], 'i32.popcnt': [0x69], 'i32.add': [0x6a], 'i32.sub': [0x6b],
  'i32.mul': [0x6c], 'i32.div_s': [0x6d], 'i32.div_u': [0x6e], 'i32.rem_s': [0x6f], 'i32.rem_u': [0x70],
  'i32.and': [0x71], 'i32.or': [0x72], 'i32.xor': [0x73], 'i32.shl': [0x74], 'i32.shr_s': [0x75],
  'i32.shr_u': [0x76], 'i32.rotl': [0x77], 'i32.rotr': [0x78], 'i64.clz': [0x79], 'i64.ctz': [0x7a],
  'i64.popcnt': [0x7b], 'i64.add': [0x7c], 'i64.sub': [0x7d], 'i64.mul': [0x7e], 'i64.div_s': [0x7f],
  'i64.div_u': [0x80], 'i64.rem_s': [0x81], 'i64.rem_u': [0x82], 'i64.and': [0x83], 'i64.or': [0x84],
  'i64.xor': [0x85], 'i64.shl': [0x86], 'i64.shr_s': [0x87], 'i64.shr_u': [0x88], 'i64.rotl': [0x89],
  'i64.rotr': [0x8a], 'f32.abs': [0x8b], 'f32.neg': [0x8c], 'f32.ceil': [0x8d], 'f32.floor': [0x8e],
  'f32.trunc': [0x8f], 'f32.nearest': [0x90], 'f32.sqrt': [0x91], 'f32.add': [0x92], 'f32.sub': [0x93],
  'f32.mul': [0x94], 'f32.div': [0x95], 'f32.min': [0x96], 'f32.max': [0x97], 'f32.copysign': [0x98],
  'f64.abs': [0x99], 'f64.neg': [0x9a], 'f64.ceil': [0x9b], 'f64.floor': [0x9c], 'f64.trunc': [0x9d],
  'f64.nearest': [0x9e], 'f64.sqrt': [0x9f], 'f64.add': [0xa0], 'f64.sub': [0xa1], 'f64.mul': [0xa2],
  'f64.div': [0xa3], 'f64.min': [0xa4], 'f64.max': [0xa5], 'f64.copysign': [0xa6],
  // Conversions
  'i32.wrap_i64': [0xa7], 'i32.trunc_f32_s': [0xa8], 'i32.trunc_f32_u': [0xa9], 'i32.trunc_f64_s': [0xaa],
  'i32.trunc_f64_u': [0xab], 'i64.extend_i32_s': [0xac], 'i64.extend_i32_u': [0xad], 'i64.trunc_f32_s': [0xae],
  'i64.trunc_f32_u': [0xaf], 'i64.trunc_f64_s': [0xb0], 'i64.trunc_f64_u': [0xb1], 'f32.convert_i32_s': [0xb2],
  'f32.convert_i32_u': [0xb3], 'f32.convert_i64_s': [0xb4], 'f32.convert_i64_u': [0xb5], 'f32.demote_f64': [0xb6],
  'f64.convert_i32_s': [0xb7], 'f64.convert_i32_u': [0xb8], 'f64.convert_i64_s': [0xb9], 'f64.convert_i64_u': [0xba],
  'f64.promote_f32': [0xbb], 'i32.reinterpret_f32': [0xbc], 'i64.reinterpret_f64': [0xbd],
  'f32.reinterpret_i32': [0xbe], 'f64.reinterpret_i64': [0xbf], 'i32.extend8_s': [0xc0], 'i32.extend16_s': [0xc1],
  'i64.extend8_s': [0xc2], 'i64.extend16_s': [0xc3], 'i64.extend32_s': [0xc4], 'i32.trunc_sat_f32_s': [0xfc00],
  'i32.trunc_sat_f32_u': [0xfc01], 'i32.trunc_sat_f64_s': [0xfc02], 'i32.trunc_sat_f64_u': [0xfc03],
  'i64.trunc_sat_f32_s': [0xfc04], 'i64.trunc_sat_f32_u': [0xfc05], 'i64.trunc_sat_f64_s': [0xfc06],
  'i64.trunc_sat_f64_u': [0xfc07],
  // Bulk memory and tables
  'memory.init': [0xfc08, 'memoryInit'], 'data.drop': [0xfc09, 'data'], 'memory.copy': [0xfc0a, 'memoryCopy'],
  'memory.fill': [0xfc0b, 'memoryIndex'], 'table.init': [0xfc0c, 'tableInit'], 'elem.drop': [0xfc0d, 'elem'],
  'table.copy': [0xfc0e, 'tableCopy'], 'table.grow': [0xfc0f, 'table'], 'table.size': [0xfc10, 'table'],
  'table.fill': [0xfc11, 'table'],
  // Vectors: memory, constants, lanes
  'v128.load': [0xfd00, 'memory4'], 'v128.load8x8_s': [0xfd01, 'memory3'], 'v128.load8x8_u': [0xfd02, 'memory3'],
  'v128.load16x4_s': [0xfd03, 'memory3'], 'v128.load16x4_u': [0xfd04, 'memory3'],
  'v128.load32x2_s': [0xfd05, 'memory3'], 'v128.load32x2_u': [0xfd06, 'memory3'],
  'v128.load8_splat': [0xfd07, 'memory0'], 'v128.load16_splat': [0xfd08, 'memory1'],
  'v128.load32_splat': [0xfd09, 'memory2'], 'v128.load64_splat': [0xfd0a, 'memory3'],
  'v128.store': [0xfd0b, 'memory4'], 'v128.load32_zero': [0xfd5c, 'memory2'],
  'v128.load64_zero': [0xfd5d, 'memory3'], 'v128.load8_lane': [0xfd54, 'memoryLane0'],
  'v128.load16_lane': [0xfd55, 'memoryLane1'], 'v128.load32_lane': [0xfd56, 'memoryLane2'],
  'v128.load64_lane': [0xfd57, 'memoryLane3'], 'v128.store8_lane': [0xfd58, 'memoryLane0'],
  'v128.store16_lane': [0xfd59, 'memoryLane1'], 'v128.store32_lane': [0xfd5a, 'memoryLane2'],
  'v128.store64_lane': [0xfd5b, 'memoryLane3'], 'v128.const': [0xfd0c, 'v128'], 'i8x16.shuffle': [0xfd0d, 'shuffle'],
  'i8x16.swizzle': [0xfd0e], 'i8x16.splat': [0xfd0f], 'i16x8.splat': [0xfd10], 'i32x4.splat': [0xfd11],
  'i64x2.splat': [0xfd12], 'f32x4.splat': [0xfd13], 'f64x2.splat': [0xfd14],
  'i8x16.extract_lane_s': [0xfd15, 'lane'], 'i8x16.extract_lane_u': [0xfd16, 'lane'],
  'i8x16.replace_lane': [0xfd17, 'lane'], 'i16x8.extract_lane_s': [0xfd18, 'lane'],
  'i16x8.extract_lane_u': [0xfd19, 'lane'], 'i16x8.replace_lane': [0xfd1a, 'lane'],
  'i32x4.extract_lane': [0xfd1b, 'lane'], 'i32x4.replace_lane': [0xfd1c, 'lane'],
  'i64x2.extract_lane': [0xfd1d, 'lane'], 'i64x2.replace_lane': [0xfd1e, 'lane'],
  'f32x4.extract_lane': [0xfd1f, 'lane'], 'f32x4.replace_lane': [0xfd20, 'lane'],
  'f64x2.extract_lane': [0xfd21, 'lane'], 'f64x2.replace_lane': [0xfd22, 'lane'],
  // Vectors: comparisons and bits
  'i8x16.eq': [0xfd23], 'i8x16.ne': [0xfd24], 'i8x16.lt_s': [0xfd25], 'i8x16.lt_u': [0xfd26], 'i8x16.gt_s': [0xfd27],
  'i8x16.gt_u': [0xfd28], 'i8x16.le_s': [0xfd29], 'i8x16.le_u': [0xfd2a], 'i8x16.ge_s': [0xfd2b],
  'i8x16.ge_u': [0xfd2c], 'i16x8.eq': [0xfd2d], 'i16x8.ne': [0xfd2e], 'i16x8.lt_s': [0xfd2f], 'i16x8.lt_u': [0xfd30],
  'i16x8.gt_s': [0xfd31], 'i16x8.gt_u': [0xfd32], 'i16x8.le_s': [0xfd33], 'i16x8.le_u': [0xfd34],
  'i16x8.ge_s': [0xfd35], 'i16x8.ge_u': [0xfd36], 'i32x4.eq': [0xfd37], 'i32x4.ne': [0xfd38], 'i32x4.lt_s': [0xfd39],
  'i32x4.lt_u': [0xfd3a], 'i32x4.gt_s': [0xfd3b], 'i32x4.gt_u': [0xfd3c], 'i32x4.le_s': [0xfd3d],
  'i32x4.le_u': [0xfd3e], 'i32x4.ge_s': [0xfd3f], 'i32x4.ge_u': [0xfd40], 'f32x4.eq': [0xfd41], 'f32x4.ne': [0xfd42],
  'f32x4.lt': [0xfd43], 'f32x4.gt': [0xfd44], 'f32x4.le': [0xfd45], 'f32x4.ge': [0xfd46], 'f64x2.eq': [0xfd47],
  'f64x2.ne': [0xfd48], 'f64x2.lt': [0xfd49], 'f64x2.gt': [0xfd4a], 'f64x2.le': [0xfd4b], 'f64x2.ge': [0xfd4c],
  'i64x2.eq': [0xfdd6], 'i64x2.ne': [0xfdd7], 'i64x2.lt_s': [0xfdd8], 'i64x2.gt_s': [0xfdd9], 'i64x2.le_s': [0xfdda],
  'i64x2.ge_s': [0xfddb], 'v128.not': [0xfd4d], 'v128.and': [0xfd4e], 'v128.andnot': [0xfd4f], 'v128.or': [0xfd50],
  'v128.xor': [0xfd51], 'v128.bitselect': [0xfd52], 'v128.any_true': [0xfd53],
  // Vectors: arithmetic
  'f32x4.demote_f64x2_zero': [0xfd5e], 'f64x2.promote_low_f32x4': [0xfd5f], 'i8x16.abs': [0xfd60],
  'i8x16.neg': [0xfd61], 'i8x16.popcnt': [0xfd62], 'i8x16.all_true': [0xfd63], 'i8x16.bitmask': [0xfd64],
  'i8x16.narrow_i16x8_s': [0xfd65], 'i8x16.narrow_i16x8_u': [0xfd66], 'f32x4.ceil': [0xfd67],
  'f32x4.floor': [0xfd68], 'f32x4.trunc': [0xfd69], 'f32x4.nearest': [0xfd6a], 'i8x16.shl': [0xfd6b],
  'i8x16.shr_s': [0xfd6c], 'i8x16.shr_u': [0xfd6d], 'i8x16.add': [0xfd6e], 'i8x16.add_sat_s': [0xfd6f],
  'i8x16.add_sat_u': [0xfd70], 'i8x16.sub': [0xfd71], 'i8x16.sub_sat_s': [0xfd72], 'i8x16.sub_sat_u': [0xfd73],
  'f64x2.ceil': [0xfd74], 'f64x2.floor': [0xfd75], 'i8x16.min_s': [0xfd76], 'i8x16.min_u': [0xfd77],
  'i8x16.max_s': [0xfd78], 'i8x16.max_u': [0xfd79], 'f64x2.trunc': [0xfd7a], 'i8x16.avgr_u': [0xfd7b],
  'i16x8.extadd_pairwise_i8x16_s': [0xfd7c], 'i16x8.extadd_pairwise_i8x16_u': [0xfd7d],
  'i32x4.extadd_pairwise_i16x8_s': [0xfd7e], 'i32x4.extadd_pairwise_i16x8_u': [0xfd7f], 'i16x8.abs': [0xfd80],
  'i16x8.neg': [0xfd81], 'i16x8.q15mulr_sat_s': [0xfd82], 'i16x8.all_true': [0xfd83], 'i16x8.bitmask': [0xfd84],
  'i16x8.narrow_i32x4_s': [0xfd85], 'i16x8.narrow_i32x4_u': [0xfd86], 'i16x8.extend_low_i8x16_s': [0xfd87],
  'i16x8.extend_high_i8x16_s': [0xfd88], 'i16x8.extend_low_i8x16_u': [0xfd89], 'i16x8.extend_high_i8x16_u': [0xfd8a],
  'i16x8.shl': [0xfd8b], 'i16x8.shr_s': [0xfd8c], 'i16x8.shr_u': [0xfd8d], 'i16x8.add': [0xfd8e],
  'i16x8.add_sat_s': [0xfd8f], 'i16x8.add_sat_u': [0xfd90], 'i16x8.sub': [0xfd91], 'i16x8.sub_sat_s': [0xfd92],
  'i16x8.sub_sat_u': [0xfd93], 'f64x2.nearest': [0xfd94], 'i16x8.mul': [0xfd95], 'i16x8.min_s': [0xfd96],
  'i16x8.min_u': [0xfd97], 'i16x8.max_s': [0xfd98], 'i16x8.max_u': [0xfd99], 'i16x8.avgr_u': [0xfd9b],
  'i16x8.extmul_low_i8x16_s': [0xfd9c], 'i16x8.extmul_high_i8x16_s': [0xfd9d], 'i16x8.extmul_low_i8x16_u': [0xfd9e],
  'i16x8.extmul_high_i8x16_u': [0xfd9f], 'i32x4.abs': [0xfda0], 'i32x4.neg': [0xfda1], 'i32x4.all_true': [0xfda3],
  'i32x4.bitmask': [0xfda4], 'i32x4.extend_low_i16x8_s': [0xfda7], 'i32x4.extend_high_i16x8_s': [0xfda8],
  'i32x4.extend_low_i16x8_u': [0xfda9], 'i32x4.extend_high_i16x8_u': [0xfdaa], 'i32x4.shl': [0xfdab],
  'i32x4.shr_s': [0xfdac], 'i32x4.shr_u': [0xfdad], 'i32x4.add': [0xfdae], 'i32x4.sub': [0xfdb1],
  'i32x4.mul': [0xfdb5], 'i32x4.min_s': [0xfdb6], 'i32x4.min_u': [0xfdb7], 'i32x4.max_s': [0xfdb8],
  'i32x4.max_u': [0xfdb9], 'i32x4.dot_i16x8_s': [0xfdba], 'i32x4.extmul_low_i16x8_s': [0xfdbc],
  'i32x4.extmul_high_i16x8_s': [0xfdbd], 'i32x4.extmul_low_i16x8_u': [0xfdbe], 'i32x4.extmul_high_i16x8_u': [0xfdbf],
  'i64x2.abs': [0xfdc0], 'i64x2.neg': [0xfdc1], 'i64x2.all_true': [0xfdc3], 'i64x2.bitmask': [0xfdc4],
  'i64x2.extend_low_i32x4_s': [0xfdc7], 'i64x2.extend_high_i32x4_s': [0xfdc8], 'i64x2.extend_low_i32x4_u': [0xfdc9],
  'i64x2.extend_high_i32x4_u': [0xfdca], 'i64x2.shl': [0xfdcb], 'i64x2.shr_s': [0xfdcc], 'i64x2.shr_u': [0xfdcd],
  'i64x2.add': [0xfdce], 'i64x2.sub': [0xfdd1], 'i64x2.mul': [0xfdd5], 'i64x2.extmul_low_i32x4_s': [0xfddc],
  'i64x2.extmul_high_i32x4_s': [0xfddd], 'i64x2.extmul_low_i32x4_u': [0xfdde], 'i64x2.extmul_high_i32x4_u': [0xfddf],
  'f32x4.abs': [0xfde0], 'f32x4.neg': [0xfde1], 'f32x4.sqrt': [0xfde3], 'f32x4.add': [0xfde4], 'f32x4.sub': [0xfde5],
  'f32x4.mul': [0xfde6], 'f32x4.div': [0xfde7], 'f32x4.min': [0xfde8], 'f32x4.max': [0xfde9], 'f32x4.pmin': [0xfdea],
  'f32x4.pmax': [0xfdeb], 'f64x2.abs': [0xfdec], 'f64x2.neg': [0xfded], 'f64x2.sqrt': [0xfdef],
  'f64x2.add': [0xfdf0], 'f64x2.sub': [0xfdf1], 'f64x2.mul': [0xfdf2], 'f64x2.div': [0xfdf3], 'f64x2.min': [0xfdf4],
  'f64x2.max': [0xfdf5], 'f64x2.pmin': [0xfdf6], 'f64x2.pmax': [0xfdf7], 'i32x4.trunc_sat_f32x4_s': [0xfdf8],
  'i32x4.trunc_sat_f32x4_u': [0xfdf9], 'f32x4.convert_i32x4_s': [0xfdfa], 'f32x4.convert_i32x4_u': [0xfdfb],
  'i32x4.trunc_sat_f64x2_s_zero': [0xfdfc], 'i32x4.trunc_sat_f64x2_u_zero': [0xfdfd],
  'f64x2.convert_low_i32x4_s': [0xfdfe], 'f64x2.convert_low_i32x4_u': [0xfdff],
} as const satisfies Record<string, InstructionRow>;

type Table = typeof instructions;
export type InstructionName = keyof Table;

type ImmediateOf<K extends InstructionName> =
  Table[K] extends readonly [number, infer I extends Immediate] ? I : 'none';
/** The names of all instructions with an immediate of kind I. */
export type WithImmediate<I extends Immediate> = {
  [K in InstructionName]: ImmediateOf<K> extends I ? K : never;
}[InstructionName];

export type PlainInstruction = WithImmediate<'none'>;
export type MemoryInstruction = WithImmediate<`memory${0 | 1 | 2 | 3 | 4}`>;

export const instructionRows: Readonly<Record<InstructionName, InstructionRow>> = instructions;
export const instructionNames = Object.keys(instructions) as readonly InstructionName[];

export function immediateOf(name: InstructionName): Immediate {
  return instructionRows[name][1] ?? 'none';
}

/** The opcode of each name, alone: the one look-up of the encoder. */
export const opcodes = Object.fromEntries(
  instructionNames.map((name) => [name, instructionRows[name][0]]),
) as Readonly<Record<InstructionName, number>>;

const names = new Map(instructionNames.map((name) => [instructionRows[name][0], name]));

export function instructionOfOpcode(opcode: number): InstructionName | undefined {
  return names.get(opcode);
}
