/** What can run Tuyin programs; `graph` is the reference. Functions that are written as code run as such on all of them. */
export const tuyinEngines = {
  graph: 'the interpreter of the graph of Tuyin IR, the reference',
  stack: 'the stack machine of Tuyin IR',
} as const satisfies Record<string, string>;
export type TuyinEngine = keyof typeof tuyinEngines;

export function isTuyinEngine(name: string): name is TuyinEngine {
  return Object.hasOwn(tuyinEngines, name);
}
