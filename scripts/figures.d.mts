export interface Lengths {
  readonly count: number;
  readonly mean: number;
  readonly p50: number;
  readonly p95: number;
  readonly longest: number;
}
export function figures(): { readonly files: Lengths; readonly functions: Lengths };
