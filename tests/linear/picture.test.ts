/** Pictures: geometry of the layout by brute force, and that they show what the function contains. */
import { describe, expect, test } from 'vitest';
import { layOutLayers, type PlacedGraph } from '../../src/base/layered-layout.ts';
import { toDot, toSvg } from '../../src/base/picture.ts';
import { moduleToCfg } from '../../src/linear/cfg.ts';
import { targetsOf } from '../../src/linear/instr.ts';
import { parseText } from '../../src/linear/parser.ts';
import { pictureCalls, pictureCfg, pictureDominators, pictureLoops } from '../../src/linear/picture.ts';
import type { LinearModule } from '../../src/linear/nodes.ts';
import { largeGraphs, randomGraph, seededRandom } from '../unit/random-graph.ts';
import { cloneModule } from './laws.ts';
import { randomFunc } from './random-func.ts';
import { times } from '../long.ts';

function randomPicture(
  seed: number,
  most: number,
): { sizes: { width: number; height: number }[]; edges: { from: number; to: number }[] } {
  const graph = randomGraph(seed, most);
  const random = seededRandom(seed);
  const sizes = Array.from({ length: graph.size }, () => ({ width: 30 + random() * 300, height: 20 + random() * 200 }));
  return { sizes, edges: sizes.flatMap((_, from) => graph.successors(from).map((to) => ({ from, to }))) };
}

function overlaps({ nodes }: PlacedGraph): string[] {
  return nodes.flatMap((a, i) =>
    nodes
      .slice(i + 1)
      .flatMap((b, k) =>
        a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
          ? [`${i} and ${i + 1 + k}`]
          : [],
      ),
  );
}

describe('layout', () => {
  test('boxes do not overlap and lie inside of the picture', () => {
    for (let seed = 0; seed < times(2, 150); seed++) {
      const { sizes, edges } = randomPicture(seed, 40);
      const placed = layOutLayers(sizes, edges);
      expect(overlaps(placed)).toEqual([]);
      for (const { x, y, width, height } of placed.nodes) {
        expect(x >= -0.01 && y >= 0 && x + width <= placed.width + 0.01 && y + height <= placed.height).toBe(true);
      }
    }
  });

  test('edges begin and end at their boxes and do not run through others', () => {
    for (let seed = 0; seed < times(2, 150); seed++) {
      const { sizes, edges } = randomPicture(seed, 40);
      const { nodes, paths } = layOutLayers(sizes, edges);
      const touches = (node: number, { x, y }: { x: number; y: number }): boolean => {
        const box = nodes[node];
        return (
          x >= box.x - 0.01 && x <= box.x + box.width + 0.01 && y >= box.y - 0.01 && y <= box.y + box.height + 0.01
        );
      };
      edges.forEach(({ from, to }, i) => {
        const path = paths[i];
        expect(touches(from, path[0]) && touches(to, path[path.length - 1])).toBe(true);
        for (let k = 1; k < path.length; k++) {
          if (path[k].x !== path[k - 1].x) continue;
          const between = { x: path[k].x, y: (path[k].y + path[k - 1].y) / 2 };
          const hit = nodes.findIndex((_, node) => node !== from && node !== to && touches(node, between));
          expect(hit).toBe(-1);
        }
      });
    }
  });

  test('arrows of a graph without cycles all point downwards', () => {
    for (let seed = 0; seed < times(2, 100); seed++) {
      const { sizes, edges } = randomPicture(seed, 30);
      const forward = edges.filter(({ from, to }) => from < to);
      for (const path of layOutLayers(sizes, forward).paths) expect(path[path.length - 1].y).toBeGreaterThan(path[0].y);
    }
  });

  test('an empty graph, a single box, a loop of one', () => {
    expect(layOutLayers([], [])).toEqual({ width: 0, height: 0, nodes: [], paths: [] });
    expect(layOutLayers([{ width: 10, height: 5 }], [{ from: 0, to: 0 }]).paths[0]).toHaveLength(3);
  });

  test.each(Object.keys(largeGraphs(4)))('%s with many boxes', (shape) => {
    const graph = largeGraphs(times(250, 600))[shape];
    const sizes = Array.from({ length: graph.size }, () => ({ width: 40, height: 20 }));
    const edges = sizes.flatMap((_, from) => graph.successors(from).map((to) => ({ from, to })));
    const placed = layOutLayers(sizes, edges);
    expect(placed.paths).toHaveLength(edges.length);
    expect(placed.nodes.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
  });
});

const text = `func i32 @f, param 1
  fparam i32 p0
lbl0:
  t1 = p0 < 10
  goto t1 ? lbl1 : lbl2
lbl1:
  p0 = p0 + 1
  goto lbl0
lbl2:
  rparam p0
  t3 = call @g, param 1
  return t3
func end
func i32 @g, param 1
  fparam i32 p0
  rparam p0
  t1 = icall &h (i32) i32, param 1
  rparam t1
  t2 = call @g, param 1
  return t2
func end
extern func i32 @h(i32)
`;

function module(): LinearModule {
  const parsed = parseText(text).module;
  if (parsed === undefined) throw new Error('no module');
  moduleToCfg(parsed);
  return parsed;
}

/** Whether every element is closed in order: what an XML reader requires. */
function isWellFormed(svg: string): boolean {
  const open: string[] = [];
  for (const [, close, name, self] of svg.matchAll(/<(\/?)([a-z]+)[^<>]*?(\/?)>/g)) {
    if (self === '/') continue;
    if (close === '') open.push(name);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0 && !/&(?!lt;|gt;|amp;|quot;)/.test(svg);
}

describe('pictures', () => {
  test('a control-flow graph has the blocks and edges of the function, with source lines', () => {
    const m = module();
    const { nodes, edges } = pictureCfg(m, m.funcs[0]);
    expect(nodes.map(({ lines }) => lines.map(({ text: line }) => line).join('|'))).toEqual([
      'B0  entry|ucond goto B1',
      'B1|4: t1 = p0 < 10|t1 = LessI p0, 10|5: goto t1 ? lbl1 : lbl2|cond goto t1 B2 B3',
      'B2|7: p0 = p0 + 1|p0 = AddI p0, 1|8: goto lbl0|ucond goto B1',
      'B3|rparam p0|t3 = call @g, param 1|return t3',
    ]);
    expect(edges.map(({ from, to, kind, label }) => `${from}-${to} ${kind} ${label ?? ''}`)).toEqual([
      '0-1 plain ',
      '1-2 true T',
      '1-3 false F',
      '2-1 plain ',
    ]);
    expect(pictureCfg(m, m.funcs[0], { show: 'source' }).nodes[1].lines.map(({ text: line }) => line)).toEqual([
      'B1',
      '4: t1 = p0 < 10',
      '5: goto t1 ? lbl1 : lbl2',
    ]);
    expect(pictureCfg(m, m.funcs[0], { show: 'none' }).nodes[1].lines).toHaveLength(1);
  });

  test('linear form is drawn as its graph', () => {
    const parsed = parseText(text).module;
    const m = module();
    expect(parsed && pictureCfg(parsed, parsed.funcs[0]).edges).toEqual(pictureCfg(m, m.funcs[0]).edges);
  });

  test('trees, loops, calls', () => {
    const m = module();
    expect(pictureDominators(m.funcs[0]).edges.map(({ from, to }) => `${from}-${to}`)).toEqual(['0-1', '1-2', '1-3']);
    expect(pictureDominators(m.funcs[0], 'postdom').edges.map(({ from, to }) => `${from}-${to}`)).toEqual([
      '1-0',
      '3-1',
      '1-2',
      '4-3',
    ]);
    expect(pictureLoops(m.funcs[0]).nodes.map(({ lines }) => lines[0].text)).toEqual(['@f', 'loop at B1']);
    const calls = pictureCalls(m);
    expect(calls.edges.map(({ from, to, kind }) => `${from}-${to} ${kind}`)).toEqual([
      '0-1 plain',
      '1-1 plain',
      '1-2 dashed',
    ]);
    expect(calls.nodes.map(({ dashed }) => dashed)).toEqual([false, false, true]);
  });

  test('SVG and DOT of random functions are well formed and always the same', () => {
    for (let seed = 0; seed < 20; seed++) {
      const sample = randomFunc(seed, seed % 2 === 0 ? 'structured' : 'unstructured', 100);
      const m = cloneModule(sample.module);
      moduleToCfg(m);
      const func = m.funcs[sample.func];
      for (const picture of [
        pictureCfg(m, func),
        pictureDominators(func),
        pictureDominators(func, 'postdom'),
        pictureLoops(func),
        pictureCalls(m),
      ]) {
        const svg = toSvg(picture);
        expect(isWellFormed(svg)).toBe(true);
        expect(toSvg(picture)).toBe(svg);
        expect(toDot(picture).split(' -> ').length - 1).toBe(picture.edges.length);
      }
      const wanted = func.blocks.reduce(
        (sum, { terminator }) =>
          sum + (terminator.op === 'Switch' ? new Set(targetsOf(terminator)).size : targetsOf(terminator).length),
        0,
      );
      expect(pictureCfg(m, func).edges).toHaveLength(wanted);
    }
  });

  test('names with special characters are escaped', () => {
    const picture = {
      title: '<a & "b">',
      nodes: [{ lines: [{ text: 'x < "y" \\ & z\u0001', style: 'code' as const }] }],
      edges: [],
    };
    expect(isWellFormed(toSvg(picture))).toBe(true);
    expect(toDot(picture)).toContain('digraph "<a & \\"b\\">"');
  });
});

describe('edges and blocks', () => {
  const picture = (body: string, options = {}): ReturnType<typeof pictureCfg> => {
    const { module } = parseText(
      `extern func void @putint(i32)\nfunc i32 @f, param 1\n  fparam i32 p0\n${body}\nfunc end`,
    );
    if (module === undefined) throw new Error('no module');
    return pictureCfg(module, module.funcs[1], options);
  };

  test('an edge that leads back keeps the colour of its condition', () => {
    const { edges } = picture('lbl0:\n  goto p0 ? lbl0 : lbl1\nlbl1:\n  return p0');
    expect(edges.map(({ kind, isBack }) => [kind, isBack])).toEqual([
      ['plain', false],
      ['true', true],
      ['false', false],
    ]);
    expect(
      toSvg({
        title: '',
        nodes: picture('  return p0').nodes,
        edges: [{ from: 0, to: 0, kind: 'false', isBack: true }],
      }),
    ).toContain('class="edge false-edge strong"');
  });

  test('long blocks are shown whole on demand', () => {
    const body = `${'  rparam p0\n  call @putint, param 1\n'.repeat(20)}  return p0`;
    expect(picture(body).nodes[0].lines).toHaveLength(17);
    expect(picture(body, { full: true, show: 'ir' }).nodes[0].lines.map(({ text }) => text)).toEqual([
      'B0  entry',
      ...Array.from({ length: 20 }, () => ['rparam p0', 'call @putint, param 1']).flat(),
      'return p0',
    ]);
  });

  test('labels stand on the side from which their edge turns away, behind all edges', () => {
    const svg = toSvg(
      picture('  goto p0 ? lbl0 : lbl1\nlbl0:\n  p0 = 1\n  goto lbl2\nlbl1:\n  p0 = 2\nlbl2:\n  return p0'),
    );
    const at = (label: string): { isLeft: boolean; x: number } => {
      const match = new RegExp(`<text class="label"( text-anchor="end")? x="([\\d.]+)"[^>]*>${label}<`).exec(svg);
      return { isLeft: match?.[1] !== undefined, x: Number(match?.[2]) };
    };
    const [left, right] = [at('T'), at('F')].sort((a, b) => a.x - b.x);
    expect([left.isLeft, right.isLeft]).toEqual([false, true]);
    expect(svg.lastIndexOf('<path class="edge')).toBeLessThan(svg.indexOf('<text class="label"'));
  });
});
