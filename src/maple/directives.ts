/**
 * Directives: the words that give facts about a module or a function ([MAPLE 4.1 and 4.7]; real files for the rest).
 * A row says where the directive stands and what follows its name; parser and printer know these shapes only.
 *
 *     int      flavor 1                    func    entryfunc &main
 *     string   import "lib.mplt"           words   globalmemmap = [ 0x1 0x2 ]
 *     braces   fileinfo { @x 1, @y "s" }   kept as written, white space normalised
 */
export type DirectiveShape = 'int' | 'string' | 'func' | 'words' | 'braces';

export interface DirectiveRow {
  readonly where: 'module' | 'func';
  readonly shape: DirectiveShape;
  readonly at: string;
  readonly doc: string;
}

export const directives = {
  flavor: { where: 'module', shape: 'int', at: '4.1.2', doc: 'how far the compilation has come' },
  srclang: { where: 'module', shape: 'int', at: '4.1.11', doc: 'language of the source program' },
  id: { where: 'module', shape: 'int', at: '4.1.7', doc: 'number of the module among those that run together' },
  numfuncs: { where: 'module', shape: 'int', at: '4.1.10', doc: 'number of function definitions, for information' },
  entryfunc: { where: 'module', shape: 'func', at: '4.1.1', doc: 'the function at which the program starts' },
  globalmemsize: { where: 'module', shape: 'int', at: '4.1.4', doc: 'size of the block of global variables in bytes' },
  globalmemmap: {
    where: 'module',
    shape: 'words',
    at: '4.1.3',
    doc: 'initial contents of the block of global variables',
  },
  globalwordstypetagged: {
    where: 'module',
    shape: 'words',
    at: '4.1.5',
    doc: 'bit n: word n of the global block is followed by its type tag',
  },
  globalwordsrefcounted: {
    where: 'module',
    shape: 'words',
    at: '4.1.6',
    doc: 'bit n: word n of the global block is a counted reference',
  },
  import: { where: 'module', shape: 'string', at: '4.1.8', doc: 'take types and symbols from an .mplt file' },
  importpath: {
    where: 'module',
    shape: 'string',
    at: '4.1.9',
    doc: 'directory in which imported files are looked for',
  },
  asmdecl: { where: 'module', shape: 'string', at: 'dialect 1.1', doc: 'assembly text outside functions' },
  fileinfo: { where: 'module', shape: 'braces', at: 'dialect 1.1', doc: 'names and values about the file' },
  srcfileinfo: {
    where: 'module',
    shape: 'braces',
    at: 'dialect 1.1',
    doc: 'numbers and names of the source files that LOC refers to',
  },
  filedata: { where: 'module', shape: 'braces', at: 'dialect 1.1', doc: 'named bytes' },

  funcid: { where: 'func', shape: 'int', at: 'dialect 1.2', doc: 'number of the function' },
  funcsize: { where: 'func', shape: 'int', at: '4.7.1', doc: 'size of the code in bytes' },
  framesize: { where: 'func', shape: 'int', at: '4.7.2', doc: 'size of the stack frame in bytes' },
  moduleid: { where: 'func', shape: 'int', at: '4.7.3', doc: 'id of the module that the function belongs to' },
  upformalsize: {
    where: 'func',
    shape: 'int',
    at: '4.7.4',
    doc: 'size of the parameters above the frame pointer in bytes',
  },
  outparmsize: { where: 'func', shape: 'int', at: 'dialect 2.13', doc: 'size of the outgoing arguments in bytes' },
  formalwordstypetagged: {
    where: 'func',
    shape: 'words',
    at: '4.7.5',
    doc: 'bit n: word n of the parameters is followed by its type tag',
  },
  formalwordsrefcounted: {
    where: 'func',
    shape: 'words',
    at: '4.7.6',
    doc: 'bit n: word n of the parameters is a counted reference',
  },
  localwordstypetagged: {
    where: 'func',
    shape: 'words',
    at: '4.7.7',
    doc: 'bit n: word -n of the frame is followed by its type tag',
  },
  localwordsrefcounted: {
    where: 'func',
    shape: 'words',
    at: '4.7.8',
    doc: 'bit n: word -n of the frame is a counted reference',
  },
  funcinfo: { where: 'func', shape: 'braces', at: 'dialect 1.2', doc: 'names and values about the function' },
} as const satisfies Record<string, DirectiveRow>;

export type DirectiveName = keyof typeof directives;

/** The same rows under a widened type. */
export const directiveRows: Readonly<Record<string, DirectiveRow>> = directives;

export function isDirective(name: string): name is DirectiveName {
  return Object.hasOwn(directives, name);
}

/** The row of a directive, undefined for every other word. */
export function directiveRow(name: string): DirectiveRow | undefined {
  return isDirective(name) ? directiveRows[name] : undefined;
}
