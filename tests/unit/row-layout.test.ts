/** Parts of a picture in rows: nothing lies on anything else, and rows are no wider than asked unless a part is. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layOutLayers } from '../../src/base/layered-layout.ts';
import { layOutRows } from '../../src/base/row-layout.ts';

/** Places are sums of fractions. */
const near = 1e-6;

const box = fc.record({ width: fc.integer({ min: 10, max: 200 }), height: fc.integer({ min: 10, max: 80 }) });

test('boxes stay apart, edges keep their boxes', () => {
  const pictures = fc.array(box, { minLength: 1, maxLength: 20 }).chain((sizes) => {
    const node = fc.nat({ max: sizes.length - 1 });
    return fc.record({
      sizes: fc.constant(sizes),
      edges: fc.array(fc.record({ from: node, to: node }), { maxLength: 15 }),
    });
  });
  fc.assert(
    fc.property(pictures, ({ sizes, edges }) => {
      const { nodes, paths, width, height } = layOutRows(sizes, edges, 400);
      expect(nodes.map((placed) => ({ width: placed.width, height: placed.height }))).toEqual(sizes);
      nodes.forEach((a, i) => {
        expect(a.x >= -near && a.y >= -near && a.x + a.width <= width + near && a.y + a.height <= height + near).toBe(
          true,
        );
        for (const b of nodes.slice(i + 1)) {
          const isBeside = a.x + a.width <= b.x + near || b.x + b.width <= a.x + near;
          expect(isBeside || a.y + a.height <= b.y + near || b.y + b.height <= a.y + near).toBe(true);
        }
      });
      edges.forEach(({ from }, i) => {
        const [{ x, y }] = paths[i];
        const start = nodes[from];
        expect(
          x >= start.x - near &&
            x <= start.x + start.width + near &&
            y >= start.y - near &&
            y <= start.y + start.height + near,
        ).toBe(true);
      });
    }),
    { numRuns: 200 },
  );
});

test('rows break where they would get too wide; one part is laid out as always', () => {
  const sizes = Array.from({ length: 5 }, () => ({ width: 100, height: 20 }));
  const { nodes, width } = layOutRows(sizes, [], 300);
  expect(new Set(nodes.map(({ y }) => y)).size).toBe(3);
  expect(width).toBeLessThanOrEqual(300);
  const edges = sizes.slice(1).map((_, i) => ({ from: i, to: i + 1 }));
  expect(layOutRows(sizes, edges, 50)).toEqual(layOutLayers(sizes, edges));
  expect(layOutRows([], [], 50)).toMatchObject({ nodes: [], paths: [] });
});
