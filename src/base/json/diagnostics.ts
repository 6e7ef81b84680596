/** What can be wrong with a JSON document of any IR, before its meaning is looked at: JSN1xxx. */
import { defineCatalogue } from '../diagnostics.ts';

const explainShape =
  'docs/ir/json.md lists the shapes, and docs/schema has them as JSON Schema, against which an editor or a validator can check ' +
  'a document while it is written.';

export const jsonCatalogue = defineCatalogue({
  JSN1001: {
    severity: 'error',
    message: (wanted: string, found: string) => `this is no JSON: expected ${wanted}, found ${found}`,
    explain:
      'The file must be one JSON value as RFC 8259 defines it: no comments, no commas behind the last part, names and texts in double ' +
      'quotes, numbers in decimal. Writing it with a JSON library instead of by hand avoids this.',
    bad: "{'samara': 'maple'}\n",
    good: '{"samara": "maple", "version": 1, "items": []}\n',
  },
  JSN1002: {
    severity: 'error',
    message: (wanted: string, found: string) => `expected ${wanted}, found ${found}`,
    explain: `A value is of another kind than its place wants. The note says where in the document it stands. ${explainShape}`,
    bad: '{"samara": "maple", "version": 1, "items": {}}\n',
    good: '{"samara": "maple", "version": 1, "items": []}\n',
  },
  JSN1003: {
    severity: 'error',
    message: (name: string) => `the member \`${name}\` is missing`,
    explain: `An object lacks a member that objects of its kind must have. ${explainShape}`,
    bad: '{"samara": "maple", "version": 1}\n',
    good: '{"samara": "maple", "version": 1, "items": []}\n',
  },
  JSN1004: {
    severity: 'error',
    message: (name: string, suggestion: string) => `no member \`${name}\` is known here${suggestion}`,
    explain:
      'Members that nobody knows are refused, because a misspelt one would be lost without a word. Remove it, or correct its name. ' +
      explainShape,
    bad: '{"samara": "maple", "version": 1, "itmes": [], "items": []}\n',
    good: '{"samara": "maple", "version": 1, "items": []}\n',
  },
  JSN1005: {
    severity: 'error',
    message: (name: string) => `the member \`${name}\` is given twice`,
    explain:
      'A member stands once in an object; JSON libraries differ in which of two they take, so a document with both would mean different ' +
      'things to different readers.',
    bad: '{"samara": "maple", "version": 1, "version": 1, "items": []}\n',
    good: '{"samara": "maple", "version": 1, "items": []}\n',
  },
  JSN1006: {
    severity: 'error',
    message: (what: string, word: string, suggestion: string) => `\`${word}\` is no ${what}${suggestion}`,
    explain: `This member holds one of a fixed list of words: an opcode, a kind, a primitive type. \`samara ops\` lists the opcodes. ${explainShape}`,
    bad: '{"samara": "maple", "version": 1, "items": [{"kind": "fnuc"}]}\n',
    good: '{"samara": "maple", "version": 1, "items": [{"kind": "directive", "name": "flavor", "values": [1]}]}\n',
  },
  JSN1007: {
    severity: 'error',
    message: (value: string, least: string, most: string) => `\`${value}\` is no whole number from ${least} to ${most}`,
    explain:
      'A number has a part behind its point, or lies outside of what its place can hold. Whole numbers may also be written as texts, ' +
      'for JSON libraries whose numbers are doubles.',
    bad: '{"samara": "maple", "version": 1.5, "items": []}\n',
    good: '{"samara": "maple", "version": 1, "items": []}\n',
  },
  JSN1008: {
    severity: 'error',
    message: (text: string, what: string) => `\`${text}\` is no ${what}`,
    explain: `A text is not of the form that its place wants, such as a name with its sigil. ${explainShape}`,
    bad: '{"samara": "maple", "version": 1, "items": [{"kind": "var", "name": "x", "type": "i32"}]}\n',
    good: '{"samara": "maple", "version": 1, "items": [{"kind": "var", "name": "$x", "type": "i32"}]}\n',
  },
  JSN1009: {
    severity: 'error',
    message: (wanted: string, found: number) => `expected ${wanted}, found ${found}`,
    explain: `A list has more or fewer parts than its place wants, such as the operands of an operation. ${explainShape}`,
    bad: '{"op": "add", "type": "i32", "operands": []}\n',
    good: '{"op": "neg", "type": "i32", "operands": [{"op": "constval", "type": "i32", "value": 1}]}\n',
  },
  JSN1010: {
    severity: 'error',
    message: (found: string, known: string) => `the version of this document is ${found}; known is ${known}`,
    explain:
      'The shapes of a document are those of its version. A newer program has written this one: read it with that, or have it write ' +
      'the version that is known here.',
    bad: '{"samara": "maple", "version": 99, "items": []}\n',
    good: '{"samara": "maple", "version": 1, "items": []}\n',
  },
  JSN1011: {
    severity: 'error',
    message: (most: number) => `values are nested deeper than ${most}`,
    explain:
      'Expressions, types and statements of this language may be nested only so deeply. Give inner parts names of their own; no program ' +
      'written by hand comes near.',
    bad: '{"value": {"kind": "unary", "op": "-", "operand": {"kind": "unary", "op": "-", "operand": "…"}}}\n',
    good: '{"value": {"kind": "unary", "op": "-", "operand": {"kind": "int", "value": 1}}}\n',
  },
  JSN1012: {
    severity: 'error',
    message: () => 'the text holds half of a surrogate pair, which no file can hold',
    explain:
      'Characters beyond U+FFFF are pairs of UTF-16 units in JSON escapes. One half alone is no character. Only strings of 16-bit units ' +
      '(`conststr16` of MAPLE) may hold it.',
    bad: '{"text": "\\ud83d"}\n',
    good: '{"text": "\\ud83d\\ude00"}\n',
  },
  JSN1013: {
    severity: 'error',
    message: () => 'no text of this language says what stands here',
    explain:
      'A document says what a text can say, and nothing else. Each part has its shape, but they do not go together: a statement where ' +
      'the grammar wants a value, a name that would be read as a number, an elision within an expression.',
    bad: '{"kind": "import", "path": "a.ti", "alias": "i32"}\n',
    good: '{"kind": "import", "path": "a.ti", "alias": "a"}\n',
  },
});
