/** What operators are, and what they are made for. */
import type { Site } from './stuck.ts';
import type { Val, Vptr } from './values.ts';

/** What the operators need to know of the platform. */
export interface Platform {
  readonly pointerSize: 4 | 8;
  /** Is what C leaves undefined stuck? Then the platform knows how far its objects reach. */
  readonly cRules?: boolean;
  readonly checkMoved?: (from: Vptr, to: Vptr, site: Site) => void;
}

/** Both operands are canonical for the types that the operator was made for. */
export type Operator = (a: Val, b: Val) => Val;
