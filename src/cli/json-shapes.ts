/**
 * What `--json` prints: the shapes of all documents, by name. Commands say which shape theirs has (`json` in
 * `CommandModule`); the reference and the manual page are written from here, and the tests hold every document against it.
 *
 * A type is `string`, `number`, `boolean`, a text in quotes that is meant literally, the name of a shape, or such with
 * `[]` for a list of them; `|` stands between alternatives. A field whose name ends in `?` may be missing. Fields may be
 * added in later versions; those that are here keep their names and meanings.
 */
export interface Shape {
  readonly about: string;
  readonly fields: Readonly<Record<string, readonly [type: string, meaning: string]>>;
}

const place: Shape['fields'] = {
  'file?': ['string', 'the name of the file, as it was given'],
  'start?': ['Place', 'the first character'],
  'end?': ['Place', 'behind the last character'],
};

const source: Shape['fields'] = {
  file: ['string', 'the file that was read'],
  'text?': ['string', 'the result as text; not with -o'],
  'output?': ['string', 'the file that was written; only with -o'],
};

export const shapes = {
  Diagnostic: {
    about: 'a mistake, or a warning',
    fields: {
      code: ['string', 'what `samara explain` takes; `usage` for a wrong command line'],
      severity: ['"error" | "warning" | "note" | "help"', ''],
      message: ['string', 'one line'],
      ...place,
      notes: ['Note[]', 'more lines, some with places of their own'],
      'fix?': ['Fix', 'a change that removes it'],
      'option?': ['string', 'the switch that turns it on and off, without `-W`'],
    },
  },
  Place: {
    about: 'a place in a text',
    fields: {
      line: ['number', 'from 1'],
      column: ['number', 'from 1, in UTF-16 code units'],
      offset: ['number', 'from 0, in UTF-16 code units'],
    },
  },
  Note: { about: 'what belongs to a diagnostic', fields: { message: ['string', 'one line'], ...place } },
  Fix: {
    about: 'a change of a text',
    fields: {
      title: ['string', 'what it does'],
      ...place,
      replacement: ['string', 'what stands there then'],
      safe: ['boolean', 'whether `check --fix` makes it'],
    },
  },
  Trap: {
    about: 'the end of a program that did what it must not do',
    fields: {
      code: ['"trap"', ''],
      kind: ['string', 'what `samara explain` takes'],
      severity: ['"error"', ''],
      message: ['string', 'one line'],
      ...place,
      frames: ['Frame[]', 'the calls that were active, the innermost first'],
    },
  },
  Frame: { about: 'an active call', fields: { func: ['string', 'the function'], ...place } },
  Called: {
    about: 'a function that was called (run --call)',
    fields: {
      func: ['string', 'its name, as it was given'],
      'results?': ['ResultValue[]', 'missing if it did not return: it trapped or left the program'],
      output: ['string', 'what it wrote to standard output'],
    },
  },
  ResultValue: {
    about:
      'a value that a function returned: integers of up to 32 bits as numbers, longer ones as strings of digits; floats as ' +
      'numbers, and as "NaN", "Infinity", "-Infinity" and "-0" where JSON has none; truth values of Tuyin IR and dynamic ' +
      'values as they are in JavaScript; all else as the text that run prints without --json',
    fields: {
      type: ['string', 'the type, as the language writes it'],
      value: ['string | number | boolean | null', ''],
    },
  },
  Memory: {
    about: 'what a program allocated (run --memory-report)',
    fields: {
      code: ['"memory"', ''],
      severity: ['"note"', ''],
      message: ['string', 'one line'],
      allocations: ['number', 'how many'],
      frees: ['number', 'how many'],
      bytes: ['number', 'all that was ever allocated'],
      peak: ['number', 'most bytes at a time'],
      permanent: ['Amount', 'what is never to be freed'],
      leaks: ['Leak[]', 'what could have been freed, by place'],
    },
  },
  Amount: { about: 'blocks of memory', fields: { blocks: ['number', 'how many'], bytes: ['number', 'their sum'] } },
  Leak: {
    about: 'blocks that one place allocated and nothing freed',
    fields: {
      func: ['string', 'the function'],
      ...place,
      blocks: ['number', 'how many'],
      bytes: ['number', 'their sum'],
    },
  },
  Profile: {
    about: 'where a program spent its time (run --profile)',
    fields: {
      code: ['"profile"', ''],
      severity: ['"note"', ''],
      message: ['string', 'one line'],
      steps: ['number', 'executed instructions of the linear IR'],
      time: ['number', 'milliseconds of the whole, measured'],
      hostTime: ['number', 'of that in functions of the host'],
      functions: ['ProfiledFunction[]', 'those that were called'],
      lines: ['ProfiledLine[]', 'the most steps first'],
      contexts: ['ProfiledContext[]', 'functions by where they were called from, callers first'],
    },
  },
  ProfiledFunction: {
    about: 'what one function did',
    fields: {
      name: ['string', ''],
      kind: ['"program" | "library" | "host"', 'whose it is'],
      ...place,
      calls: ['number', 'how many'],
      steps: ['number', 'its own; 0 of host functions'],
      totalSteps: ['number', 'with those of what it calls'],
      time: ['number', 'milliseconds: measured of host functions, of others by their steps'],
      totalTime: ['number', 'with that of what it calls'],
    },
  },
  ProfiledLine: {
    about: 'what was done in one line',
    fields: {
      file: ['string', 'the name of the file'],
      line: ['number', 'from 1'],
      count: ['number', 'how often it was executed'],
      steps: ['number', 'executed instructions'],
    },
  },
  ProfiledContext: {
    about: 'a function where it was called from',
    fields: {
      parent: ['number', 'index of its caller in the same list; -1 of what the outside calls'],
      func: ['number', 'index in the list of functions'],
      steps: ['number', 'its own there'],
      time: ['number', 'milliseconds of its own there'],
    },
  },
  Coverage: {
    about: 'what of a program was executed (run --coverage)',
    fields: {
      code: ['"coverage"', ''],
      severity: ['"note"', ''],
      message: ['string', 'one line'],
      files: ['CoveredFile[]', 'by name'],
    },
  },
  CoveredFile: {
    about: 'what of one file was executed',
    fields: {
      file: ['string', 'its name'],
      lines: ['Share', 'lines with code'],
      functions: ['Share', ''],
      branches: ['Share', 'ways of jumps that have several'],
      lineCounts: ['CoveredLine[]', 'lines with code'],
      functionCounts: ['CoveredFunction[]', ''],
      branchCounts: ['CoveredBranch[]', ''],
    },
  },
  Share: {
    about: 'how many of several things were executed',
    fields: { found: ['number', 'how many there are'], hit: ['number', 'how many were executed'] },
  },
  CoveredLine: {
    about: 'a line',
    fields: { line: ['number', 'from 1'], count: ['number', 'how often it was executed'] },
  },
  CoveredFunction: {
    about: 'a function',
    fields: {
      name: ['string', ''],
      line: ['number', 'where it begins, from 1'],
      count: ['number', 'how often it was called'],
    },
  },
  CoveredBranch: {
    about: 'a jump that has several ways',
    fields: {
      line: ['number', 'from 1'],
      number: ['number', 'which of its line it is, from 0'],
      isReached: ['boolean', ''],
      ways: ['number[]', 'how often each was gone'],
    },
  },
  Formatted: {
    about: 'a file and its canonical text',
    fields: {
      file: ['string', 'the file'],
      differs: ['boolean', 'whether the file is not in its canonical form'],
      written: ['boolean', 'whether it has been replaced'],
      'text?': ['string', 'the canonical text; not with --write and --check'],
    },
  },
  Text: { about: 'a program as text', fields: source },
  Built: {
    about: 'a program for another machine',
    fields: {
      ...source,
      target: ['string', 'the name of the output'],
      bytes: ['number', 'its size'],
      imports: ['string[]', 'what whoever runs it must supply'],
      'features?': ['string[]', 'what it wants beyond the first version of WebAssembly'],
    },
  },
  Linked: {
    about: 'a program of several files',
    fields: {
      files: ['string[]', 'the files that were linked'],
      output: ['string', 'the file that was written'],
      format: ['string', 'the name of its format'],
      bytes: ['number', 'its size'],
    },
  },
  Archived: {
    about: 'a library',
    fields: {
      files: ['string[]', 'the files that are in it'],
      output: ['string', 'the file that was written'],
      bytes: ['number', 'its size'],
    },
  },
  Written: {
    about: 'a file in another format',
    fields: {
      file: ['string', 'the file that was read'],
      output: ['string', 'the file that was written'],
      format: ['string', 'the name of its format'],
      bytes: ['number', 'its size'],
    },
  },
  Listing: {
    about: 'what a binary file consists of (as --list)',
    fields: {
      file: ['string', 'the file that was read'],
      format: ['string', 'the name of its format, or of that which as would write'],
      version: ['number', 'of the format'],
      fingerprint: ['string', 'of the tables of operations and types that it was written with, in hexadecimal digits'],
      sections: ['Section[]', 'in the order of the file'],
      symbols: ['Symbol[]', 'what it defines, and what it needs of others'],
    },
  },
  Section: {
    about: 'a part of a binary file',
    fields: {
      id: ['number', 'its number; 0 of those that mean nothing to the format'],
      name: ['string', 'what it holds'],
      offset: ['number', 'of its first byte'],
      size: ['number', 'in bytes'],
    },
  },
  Symbol: {
    about: 'a function, global or the like of a binary file',
    fields: {
      name: ['string', ''],
      kind: ['string', 'what it is, as its language says it: func, extern func, weak global'],
      'offset?': ['number', 'of the first byte of its code or value; missing of declarations'],
      size: ['number', 'of its code or value in bytes'],
    },
  },
  Optimised: {
    about: 'a program, and what passes did to it',
    fields: {
      ...source,
      applications: ['Application[]', 'in the order in which they were done'],
      'validation?': ['Validation', 'with --validate'],
    },
  },
  Application: {
    about: 'one pass over one function',
    fields: {
      pass: ['string', 'the pass'],
      func: ['string', 'the function'],
      changed: ['boolean', 'whether the pass changed it'],
      time: ['number', 'milliseconds'],
      before: ['number', 'instructions, phis and jumps before'],
      after: ['number', 'and after'],
    },
  },
  Validation: {
    about: 'how thoroughly behaviour was compared',
    fields: {
      applications: ['number', 'applications of passes after which it was compared'],
      functions: ['number', 'different functions among them'],
      runs: ['number', 'calls whose outcomes were compared'],
      undecided: ['number', 'calls that prove nothing: they took too long or did something undefined'],
      'proved?': ['number', 'with --solver: applications that it proved for all arguments'],
      'bounded?': ['number', 'with --solver: those that it proved for the first rounds of loops'],
    },
  },
  Picture: {
    about: 'a graph as it would be drawn',
    fields: {
      file: ['string', 'the file that was read'],
      title: ['string', 'what the graph is of'],
      nodes: ['Node[]', 'boxes; edges name them by their index'],
      edges: ['Edge[]', 'arrows'],
      'output?': ['string', 'the file that was written; only with -o'],
    },
  },
  Node: {
    about: 'a box',
    fields: {
      lines: ['Line[]', 'what stands in it'],
      'strong?': ['boolean', 'an entry, a root or the like'],
      'dashed?': ['boolean', 'something outside of the program, or irregular'],
      'names?': ['string[]', 'what it stands for in the text of the program'],
    },
  },
  Line: {
    about: 'a line in a box',
    fields: { text: ['string', ''], style: ['"title" | "code" | "source" | "note"', 'what kind of line it is'] },
  },
  Edge: {
    about: 'an arrow',
    fields: {
      from: ['number', 'index of a box'],
      to: ['number', 'index of a box'],
      'label?': ['string', ''],
      'kind?': ['"plain" | "true" | "false" | "back" | "dashed"', 'how it is drawn'],
      'isBack?': ['boolean', 'whether it leads back, as the last edge of a loop does'],
    },
  },
  Explanation: {
    about: 'what a diagnostic code means',
    fields: {
      code: ['string', ''],
      severity: ['"error" | "warning"', ''],
      message: ['string', 'with … for what differs'],
      'rule?': ['string', 'the rule of the specification'],
      explain: ['string', 'a paragraph'],
      bad: ['string', 'a wrong example'],
      good: ['string', 'a right one'],
    },
  },
  Operation: {
    about: 'an operation of an IR',
    fields: {
      name: ['string', ''],
      code: ['number', 'its number in the binary form'],
      kind: ['string', 'what kind of operation it is'],
      syntax: ['string', 'how it is written'],
      operands: ['(number | null)[]', 'fewest and most; null where there is no end'],
      effects: ['string[]', 'what it does besides giving a value'],
      levels: ['string[]', 'levels or profiles that may contain it'],
      section: ['string', 'of the document that defines it'],
      from: ['string', 'which document'],
      description: ['string', 'one line'],
      aliases: ['string[]', 'other spellings that are read'],
      'means?': ['string[]', 'of an older spelling: what it is read as'],
      'example?': ['string', 'a small program'],
    },
  },
  Word: {
    about: 'an intrinsic, or a kind of trap',
    fields: {
      name: ['string', ''],
      kind: ['"intrinsic" | "trap"', ''],
      syntax: ['string', 'how it is written, or what a report says'],
      description: ['string', 'what it does'],
    },
  },
  Shortest: {
    about: 'tuyin shortest',
    fields: { text: ['string', 'the whole expression'], layers: ['ShortestLayer[]', 'each layer by itself'] },
  },
  ShortestLayer: {
    about: 'a layer of an expression',
    fields: {
      'name?': ['string', 'missing for the expression itself'],
      text: ['string', 'the shortest form'],
      before: ['number', 'terminals before'],
      after: ['number', 'and after'],
      operators: ['number', 'operators after'],
      'states?': ['number', 'of the smallest automaton; missing if it would be too large'],
      proof: ['"none" | "terminals" | "cost"', 'what is certain about it'],
    },
  },
  Equality: { about: 'tuyin equal', fields: { equal: ['boolean', ''] } },
  Merge: {
    about: 'tuyin maxmerge',
    fields: {
      parts: ['SharedPart[]', 'what several layers have in common'],
      before: ['number', 'bytes of all layers by themselves'],
      after: ['number', 'bytes when each part is kept once'],
    },
  },
  MergedReads: {
    about: 'reads that tuyin linearmerge has made one',
    fields: {
      function: ['string', ''],
      line: ['number', 'where the first one stands'],
      reads: ['number', ''],
      bytes: ['number', ''],
    },
  },
  SharedPart: {
    about: 'a part that layers share',
    fields: {
      kind: ['"end" | "beginning"', ''],
      layers: ['string[]', 'their names'],
      text: ['string', 'the part as an expression'],
      saved: ['number', 'bytes'],
    },
  },
  Parse: {
    about: 'tuyin parse',
    fields: {
      fits: ['boolean', 'whether the program ended with status 0'],
      'status?': ['number', 'the exit status, unless it trapped'],
      'trap?': ['string', 'how it trapped'],
      bytes: ['number', 'of the input'],
      time: ['number', 'milliseconds that the program took'],
      farthest: ['number', 'the last byte at which a pattern was tried that did not fit, from 0'],
      expected: ['string[]', 'what was tried there'],
      tree: ['ParseNode[]', 'the functions and what they read'],
      missing: ['number', 'functions that are left out of a tree that is too large'],
    },
  },
  ParseNode: {
    about: 'a function, and what it read of the input',
    fields: {
      name: ['string', ''],
      start: ['number', 'the first byte, from 0'],
      end: ['number', 'the byte behind the last'],
      'value?': ['string', 'what it gave'],
      parts: ['ParseNode[]', 'the functions that it called'],
    },
  },
  Life: {
    about: 'tuyin liferound: the blocks of an expression or of a function of a module',
    fields: {
      frame: ['string', 'the layer or function'],
      'peak?': ['number', 'of an expression: most bytes in use'],
      'kept?': ['number', 'of an expression: bytes left when it returns'],
      'bytes?': ['number', 'of a function: most bytes of blocks whose size is known'],
      'isOpen?': ['boolean', 'of a function: whether there are blocks whose size is computed'],
      'more?': ['number', 'of a function: blocks that are not listed'],
      blocks: ['BlockLife[]', ''],
    },
  },
  BlockLife: {
    about: 'a block of memory, from birth to last use',
    fields: {
      frame: ['string', 'where it was made'],
      block: ['string', 'its name'],
      'size?': ['number | string', 'bytes; a text where they are computed'],
      'offset?': ['number', 'of an expression: from the beginning of the frame'],
      born: ['string', 'where it is made'],
      lastUses: ['string[]', 'after these nothing uses it; empty if nothing ever does'],
      'isReturned?': ['boolean', 'of an expression'],
      'outlives?': ['"no" | "returned" | "passed on"', 'of a function'],
    },
  },
} as const satisfies Record<string, Shape>;

export type ShapeName = keyof typeof shapes;

/** What `--json` means for a command: the shape on standard output, nothing new there, or a refusal with its reason. */
export type JsonOutput =
  | { readonly prints: readonly (ShapeName | `${ShapeName}[]`)[] }
  | { readonly leaves: string }
  | { readonly refuses: string };

/** In words, for the reference and the manual page. */
export function jsonText(json: JsonOutput): string {
  if ('refuses' in json) return `refused: ${json.refuses}`;
  return 'leaves' in json ? json.leaves : json.prints.join(' or ');
}
