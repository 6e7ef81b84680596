/** The types of markdown.mjs, for the pages that are tested. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string;
export function code(text: string, language?: string): string;
export function escapeCell(text: string): string;
