/** The programs of Tuyin IR in examples/ that read something, by hand in JavaScript: bytes to status and output. */
import { base64, base64Decode, dns, png, utf8, wc } from './bytes.mjs';
import { json, jsonPretty } from './json.mjs';
import { calculator, csvToJson, http, ini } from './text.mjs';

export const byHand = {
  json,
  'json-pretty': jsonPretty,
  'csv-to-json': csvToJson,
  calculator,
  http,
  ini,
  base64,
  'base64-decode': base64Decode,
  utf8,
  wc,
  dns,
  png,
};
