/** What the rest of the house uses of automata over patterns. */
export { automataCatalogue } from './diagnostics.ts';
export type { Automaton } from './alphabet.ts';
export type { Limits } from './layers.ts';
export { defaultLimits } from './layers.ts';
export { isEquivalent, shortest } from './shortest.ts';
export type { AutomataResult, Shortest, ShortestLayer, ShortestOptions } from './shortest.ts';
export type { Proof } from './minimum.ts';
export { linearMerge } from './linear-merge.ts';
export type { MergedEdge, MergedGraph } from './linear-merge.ts';
export { maxmerge } from './max-merge.ts';
export type { MaxMerge, SharedPart } from './max-merge.ts';
export { liferound } from './life-round.ts';
export type { BlockLife, FrameLife } from './life-round.ts';
export { pictureAutomata } from './picture.ts';
export { layersOfGraph } from './graph-layers.ts';
export { edgeText, symbolText } from './layer-edges.ts';
export type { GraphLayer, LayerEdge, LayerSymbol, Opaque } from './layer-edges.ts';
export { pictureGraphCalls, pictureLayers } from './layer-picture.ts';
