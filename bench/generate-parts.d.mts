/** Module m of `modules`, of `count` functions that are stack code, as Tuyin text. */
export function tuyinPart(m: number, modules: number, count: number): string;
