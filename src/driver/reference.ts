/** What `samara explain` and `samara ops` know: `import { findEntry, opTables } from 'samara-ir/reference'`. */
export type { Catalogue, CatalogueEntry } from '../base/diagnostics.ts';
export { catalogues, findEntry } from './catalogues.ts';
export { opTables } from './op-tables.ts';
export type { OpDescription, OpTable } from './op-tables.ts';
