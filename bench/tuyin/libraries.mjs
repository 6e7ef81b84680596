/**
 * What people take instead of the programs of examples/: parsers from the registry of npm, parsers that peggy generates, or what Node has.
 * One maker for each program: the name, and what is done with an input, which throws if it is wrong. Where a library can give
 * what the program writes, it does, and is compared; others only read. What has no maker has nobody who would take a library.
 */
import { parse as parseCsv } from 'csv-parse/sync';
import dnsPacket from 'dns-packet';
import { HTTPParser } from 'http-parser-js';
import ini from 'ini';
import peggy from 'peggy';
import extractChunks from 'png-chunks-extract';

const jsonGrammar = `
text = blank value blank
value = ("{" blank (member ("," blank member)*)? "}" / "[" blank (element ("," blank element)*)? "]" / string / number / "true" / "false" / "null") blank
member = string blank ":" blank value
element = value
string = '"' ([^"\\\\\\x00-\\x1f] / "\\\\" (["\\\\/bfnrt] / "u" hex hex hex hex))* '"'
hex = [0-9a-fA-F]
number = "-"? ("0" / [1-9][0-9]*) ("." [0-9]+)? ([eE][+-]?[0-9]+)?
blank = [ \\t\\r\\n]*
`;

/** The example of peggy's own pages, in 64 bits, for lines. */
const calculatorGrammar = `
lines = lines:(line:sum "\\n" { return line; })* { return lines; }
sum = head:product tail:(_ @[+-] @product)* { return tail.reduce((a, [op, b]) => wrap(op === "+" ? a + b : a - b), head); }
product = head:factor tail:(_ @[*/%] @factor)* { return tail.reduce((a, [op, b]) => wrap(op === "*" ? a * b : op === "/" ? a / b : a % b), head); }
factor = _ "-" @value:factor { return wrap(-value); } / _ "(" @sum _ ")" / _ digits:$[0-9]+ { return wrap(BigInt(digits)); }
_ = [ \\t\\r]*
`.replace('"-" @value:factor', '"-" value:factor');

const wrap = 'function wrap(value) { return BigInt.asIntN(64, value); }';

export const libraries = {
  json: () => {
    const parser = peggy.generate(jsonGrammar);
    return ['peggy', (input) => void parser.parse(input.toString('latin1'))];
  },
  'json-pretty': () => [
    'JSON.parse, JSON.stringify',
    (input) => void Buffer.from(JSON.stringify(JSON.parse(input.toString()), undefined, 2)),
  ],
  'csv-to-json': () => [
    'csv-parse, JSON.stringify',
    (input) => {
      const rows = parseCsv(input, { columns: true }).map(
        (row) =>
          `  {${Object.entries(row)
            .map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`)
            .join(', ')}}`,
      );
      return Buffer.from(`[\n${rows.join(',\n')}\n]\n`);
    },
  ],
  calculator: () => {
    const parser = peggy.generate(`{{ ${wrap} }}\n${calculatorGrammar}`);
    return ['peggy', (input) => Buffer.from(`${parser.parse(input.toString('latin1')).join('\n')}\n`)];
  },
  http: () => ['http-parser-js', readRequests],
  ini: () => ['ini', (input) => void ini.parse(input.toString())],
  base64: () => ['Buffer', (input) => Buffer.from(input.toString('base64'))],
  'base64-decode': () => ['Buffer', (input) => Buffer.from(input.toString('latin1'), 'base64')],
  utf8: () => {
    const decoder = new TextDecoder('utf-8', { fatal: true });
    return ['TextDecoder', (input) => void [...decoder.decode(input)].length];
  },
  dns: () => ['dns-packet', (input) => void dnsPacket.decode(input)],
  png: () => ['png-chunks-extract', (input) => void extractChunks(input)],
};

function readRequests(input) {
  const parser = new HTTPParser(HTTPParser.REQUEST);
  let count = 0;
  parser[HTTPParser.kOnHeadersComplete] = () => {};
  parser[HTTPParser.kOnBody] = () => {};
  parser[HTTPParser.kOnMessageComplete] = () => void count++;
  // In pieces as a socket gives them: it counts what comes at once as one head.
  for (let at = 0; at < input.length; at += 65_536) {
    const result = parser.execute(input.subarray(at, at + 65_536));
    if (result instanceof Error) throw result;
  }
  if (count === 0) throw new Error('http-parser-js found no request');
}
