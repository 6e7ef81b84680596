/** The files of src and tests under `root` that name something in code. */
export function mentions(root: string, name: string): { readonly file: string; readonly count: number }[];
