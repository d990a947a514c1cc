import { type Transitions, transitions } from '@settlement/api-mocks/contract/transitions';
import { describe, expect, it } from 'vitest';
import { type Arrow, BOX, type Box, diagramOf } from './diagram.ts';
import { nodes } from './nodes.ts';
import { machines } from './states.ts';

type Point = readonly [x: number, y: number];

/** Points along a path of lines and curves. */
function along({ path }: Arrow): readonly Point[] {
  let pen: Point = [0, 0];
  return (path.match(/[MLC][^MLC]+/g) ?? []).flatMap((part): readonly Point[] => {
    const n = (part.match(/-?[\d.]+/g) ?? []).map(Number);
    const to: Point = [n.at(-2) ?? 0, n.at(-1) ?? 0];
    const from = part.startsWith('M') ? to : pen;
    const [b, c]: readonly [Point, Point] =
      n.length > 2
        ? [
            [n[0] ?? 0, n[1] ?? 0],
            [n[2] ?? 0, n[3] ?? 0],
          ]
        : [from, to];
    pen = to;
    return Array.from({ length: 101 }, (_, step) => {
      const t = step / 100;
      const mix = (axis: 0 | 1) =>
        (1 - t) ** 3 * from[axis] +
        3 * (1 - t) ** 2 * t * b[axis] +
        3 * (1 - t) * t ** 2 * c[axis] +
        t ** 3 * to[axis];
      return [mix(0), mix(1)] as const;
    });
  });
}

/** Half a unit inside the edge, at which a move may end. */
const isInside = ({ x, y }: Box, [px, py]: Point) =>
  Math.abs(px - x) < BOX.width / 2 - 0.5 && py > y + 0.5 && py < y + BOX.height - 0.5;

describe.each(machines)('the diagram of %s', (machine) => {
  const table: Transitions = transitions[machine];
  const { boxes, arrows } = diagramOf(table, nodes[machine]);

  it('has every state once, each at a place of its own', () => {
    expect(boxes.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual(
      Object.keys(table).map(Number),
    );
    expect(new Set(boxes.map(({ x, y }) => `${x} ${y}`)).size).toBe(boxes.length);
  });

  it('has every move once', () => {
    const expected = Object.entries(table).flatMap(([from, to]) => to.map((code) => `${from} ${code}`));
    expect(arrows.map(({ from, to }) => `${from} ${to}`)).toEqual(expected);
  });

  it('draws no move through a state', () => {
    const through = arrows.flatMap((arrow) =>
      boxes
        .filter((box) => along(arrow).some((point) => isInside(box, point)))
        .map(({ code }) => `${arrow.from}→${arrow.to} through ${code}`),
    );
    expect(through).toEqual([]);
  });
});
