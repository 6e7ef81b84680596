/** The binary operators by how strongly they bind, from `||`, which has 1, to `*` [C17 6.5]; those of one line group to the left. */
const lines = ['||', '&&', '|', '^', '&', '== !=', '< > <= >=', '<< >>', '+ -', '* / %'];

export const precedences: ReadonlyMap<string, number> = new Map(
  lines.flatMap((line, i) => line.split(' ').map((mark) => [mark, i + 1] as const)),
);
