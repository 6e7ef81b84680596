/** From one IR to the next below it, module by module: `import { lowerToFlat, lowerToLinear } from 'samara-ir/lower'`. */
export { lowerToFlat, levelTransformations, transformModule } from './maple-levels/index.ts';
export type { Transformation } from './maple-levels/index.ts';
export { lowerToLinear } from './maple-to-linear.ts';
export type { Lowered, LoweringOptions } from './maple-to-linear.ts';
export { checkLightProfile, lowerToLight } from './maple-to-light.ts';
export type { LightOptions, LoweredLight } from './maple-to-light.ts';
export { lowerWhole as lowerTuyin } from './tuyin-whole/index.ts';
export type { Lack, WholeProgram as LoweredTuyin } from './tuyin-whole/index.ts';
export { checkBounds } from './linear-bounds/index.ts';
export type { CheckedModule } from './linear-bounds/index.ts';
