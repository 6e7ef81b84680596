/** Writes src/runtime/dynamic/letter-case.h: upper and lower case by this node's Unicode. Run by hand for a new version of Unicode. */
import { writeFileSync } from 'node:fs';

const points = Array.from({ length: 0x110000 }, (_, i) => i).filter((point) => point < 0xd800 || point > 0xdfff);

/** Characters that become one other, in runs of one distance and step. */
function runs(change) {
  const list = [];
  for (const point of points) {
    const made = change(String.fromCodePoint(point));
    const to = made.codePointAt(0);
    if (to === point || String.fromCodePoint(to) !== made) continue;
    const last = list.at(-1);
    const step = last === undefined ? 0 : point - last.last;
    const fits = last !== undefined && last.distance === to - point && step <= 2;
    if (fits && (last.step === step || last.first === last.last)) Object.assign(last, { last: point, step });
    else list.push({ first: point, last: point, step: 1, distance: to - point });
  }
  return list.map(({ first, last, step, distance }) => `{${first}, ${last}, ${step}, ${distance}}`);
}

function ranges(pattern) {
  const list = [];
  for (const point of points) {
    if (!pattern.test(String.fromCodePoint(point))) continue;
    const last = list.at(-1);
    if (last !== undefined && last[1] === point - 1) last[1] = point;
    else list.push([point, point]);
  }
  return list.map(([from, to]) => `{${from}, ${to}}`);
}

const several = points.flatMap((point) => {
  const made = String.fromCodePoint(point).toUpperCase();
  return [...made].length > 1 ? [`{${[point, ...[...made].map((unit) => unit.codePointAt(0))].join(', ')}}`] : [];
});

function table(head, rows) {
  const lines = [];
  for (let i = 0; i < rows.length; i += 8) lines.push(`    ${rows.slice(i, i + 8).join(', ')},`);
  return `${head} = {\n${lines.join('\n')}\n};\n`;
}

writeFileSync(
  new URL('../src/runtime/dynamic/letter-case.h', import.meta.url),
  `/* Written by scripts/dynamic-case.mjs: Unicode ${process.versions.unicode}. */
#pragma once
#include <stdint.h>

/* Every \`step\`th character from \`first\` to \`last\` becomes the one at a distance. */
typedef struct CaseRun {
  uint32_t first, last, step;
  int32_t distance;
} CaseRun;

${table(
  'static const CaseRun to_upper[]',
  runs((text) => text.toUpperCase()),
)}
${table(
  'static const CaseRun to_lower[]',
  runs((text) => text.toLowerCase()),
)}
/* A character, and the ones that it becomes. */
${table('static const uint16_t upper_several[][4]', several)}
${table('static const uint32_t cased[][2]', ranges(/\p{Cased}/u))}
${table('static const uint32_t case_ignorable[][2]', ranges(/\p{Case_Ignorable}/u))}`,
);
