import type { Transitions } from '@settlement/api-mocks/contract/transitions';
import type { DiagramNode } from './nodes.ts';
import { movesOf } from './states.ts';

/** Across in percent of the drawing, down in pixels: it is as wide as there is room, words keep their size. */
interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly code: number;
  readonly isFirst: boolean;
  readonly isFinal: boolean;
}

type Heading = 'down' | 'up' | 'left' | 'right';

export interface Arrow {
  readonly from: number;
  readonly to: number;
  readonly path: string;
  readonly tip: Point;
  readonly heading: Heading;
}

export interface Diagram {
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly arrows: readonly Arrow[];
}

export const BOX = { width: 28, height: 58 } as const;
const PITCH = { column: 34, row: 98 } as const;
const FIRST_CENTRE = 16;

type Side = 'top' | 'bottom' | 'left' | 'right';

/** One end of a move at a state. */
interface End {
  readonly node: DiagramNode;
  readonly other: DiagramNode;
  readonly side: Side;
  readonly isUpOrLeft: boolean;
}

interface Move {
  readonly start: End;
  readonly end: End;
}

const centre = ({ column }: DiagramNode) => FIRST_CENTRE + column * PITCH.column;
const top = ({ row }: DiagramNode) => row * PITCH.row;

function sideTowards(from: DiagramNode, to: DiagramNode): Side {
  if (from.row < to.row) return 'bottom';
  if (from.row > to.row) return 'top';
  return from.column <= to.column ? 'right' : 'left';
}

function moveBetween(from: DiagramNode, to: DiagramNode): Move {
  const isUpOrLeft = to.row < from.row || (to.row === from.row && to.column < from.column);
  return {
    start: { node: from, other: to, side: sideTowards(from, to), isUpOrLeft },
    end: { node: to, other: from, side: from === to ? 'right' : sideTowards(to, from), isUpOrLeft },
  };
}

const isBeside = (side: Side) => side === 'left' || side === 'right';

/** On the way to the same column the nearer end is the outer one, so that the two do not cross. */
const reach = ({ node, other }: End) =>
  Math.abs(other.row - node.row) * (other.column > node.column ? -1 : 1);

/** The ends on one side stand in the order of where they lead; there and back run side by side. */
function order(one: End, other: End): number {
  const key = (end: End) => (isBeside(end.side) ? top(end.other) : centre(end.other));
  return (
    key(one) - key(other) || reach(one) - reach(other) || Number(one.isUpOrLeft) - Number(other.isUpOrLeft)
  );
}

function pointOf(end: End, ends: readonly End[]): Point {
  const same = ends.filter(({ node, side }) => node === end.node && side === end.side).toSorted(order);
  const share = (same.indexOf(end) + 1) / (same.length + 1);
  const [x, y] = [centre(end.node), top(end.node)];
  if (isBeside(end.side)) {
    return { x: x + (end.side === 'right' ? BOX.width : -BOX.width) / 2, y: y + BOX.height * share };
  }
  return { x: x + BOX.width * (share - 0.5), y: end.side === 'bottom' ? y + BOX.height : y };
}

const headings: Readonly<Record<Side, Heading>> = { top: 'down', bottom: 'up', left: 'right', right: 'left' };

/** How far a move to the same state leans out. */
const LOOP = 5;

const written = ({ x, y }: Point) => `${x.toFixed(2)} ${y.toFixed(2)}`;
const bent = (b: Point, c: Point, d: Point) => `C${written(b)} ${written(c)} ${written(d)}`;

/** From row to row: across in one of the gaps between rows, straight where it passes a row. */
function downOrUp(a: Point, b: Point, isAcrossLast: boolean): string {
  const gap = Math.min(PITCH.row - BOX.height, Math.abs(b.y - a.y)) * Math.sign(b.y - a.y);
  const from = isAcrossLast ? { x: a.x, y: b.y - gap } : a;
  const to = isAcrossLast ? b : { x: b.x, y: a.y + gap };
  const middle = (from.y + to.y) / 2;
  return `L${written(from)} ${bent({ x: a.x, y: middle }, { x: b.x, y: middle }, to)} L${written(b)}`;
}

function pathOf({ start }: Move, a: Point, b: Point, nodes: readonly DiagramNode[]): string {
  const { node, other, side } = start;
  if (node === other) return bent({ x: a.x + LOOP, y: a.y - 8 }, { x: b.x + LOOP, y: b.y + 8 }, b);
  if (isBeside(side)) {
    const middle = (a.x + b.x) / 2;
    return bent({ x: middle, y: a.y }, { x: middle, y: b.y }, b);
  }
  const [low, high] = [Math.min(node.row, other.row), Math.max(node.row, other.row)];
  const isBlocked = nodes.some(({ column, row }) => column === node.column && row > low && row < high);
  return downOrUp(a, b, !isBlocked);
}

/** The moves of a table as curves between the places of its states. */
export function diagramOf(table: Transitions, nodes: readonly DiagramNode[]): Diagram {
  const nodeOf = new Map(nodes.map((node) => [node.code, node]));
  const moves = movesOf(table).flatMap(({ from, to }) =>
    to.flatMap((code): readonly Move[] => {
      const [start, end] = [nodeOf.get(from), nodeOf.get(code)];
      return start && end ? [moveBetween(start, end)] : [];
    }),
  );
  const ends = moves.flatMap(({ start, end }) => [start, end]);
  return {
    height: Math.max(...nodes.map(top)) + BOX.height,
    boxes: nodes.map((node, index) => ({
      code: node.code,
      x: centre(node),
      y: top(node),
      isFirst: index === 0,
      isFinal: table[node.code]?.length === 0,
    })),
    arrows: moves.map((move) => {
      const { start, end } = move;
      const [root, tip] = [pointOf(start, ends), pointOf(end, ends)];
      return {
        from: start.node.code,
        to: end.node.code,
        path: `M${written(root)} ${pathOf(move, root, tip, nodes)}`,
        tip,
        heading: headings[end.side],
      };
    }),
  };
}
