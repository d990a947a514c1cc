import { type Kind, type MainThread, kinds, totalsOf } from './mainThread.ts';

const colours: Readonly<Record<Kind, string>> = {
  compile: '#a16207',
  script: '#eab308',
  layout: '#7c3aed',
  paint: '#16a34a',
  memory: '#dc2626',
  other: '#94a3b8',
};
const labels: Readonly<Record<Kind, string>> = {
  compile: 'compile',
  script: 'run script',
  layout: 'style and layout',
  paint: 'paint',
  memory: 'free memory',
  other: 'other',
};

/** Milliseconds of one bar. */
const BAR = 20;
const WIDTH = 960;
const LANE = 96;
const TOP = 56;

export interface Lane extends MainThread {
  readonly name: string;
}

/** How much of each bar is one kind of work, 0 to 1. */
function sharesOf({ stretches }: MainThread, kind: Kind, bars: number): number[] {
  const shares = Array.from({ length: bars }, () => 0);
  for (const { from, to } of stretches.filter((stretch) => stretch.kind === kind)) {
    for (let bar = Math.floor(from / BAR); bar * BAR < to && bar < bars; bar += 1) {
      const inside = Math.min(to, (bar + 1) * BAR) - Math.max(from, bar * BAR);
      shares[bar] = (shares[bar] ?? 0) + inside / BAR;
    }
  }
  return shares;
}

/** A lane for each page: how busy its main thread was, and with what, in bars of 20 ms. */
export function drawMainThread(lanes: readonly Lane[], title: string): string {
  const end = Math.max(...lanes.flatMap(({ stretches }) => stretches.map(({ to }) => to)));
  const bars = Math.ceil(end / BAR);
  const x = (ms: number) => ((ms / (bars * BAR)) * WIDTH).toFixed(1);
  const parts: string[] = [];
  lanes.forEach((lane, index) => {
    const base = TOP + (index + 1) * LANE;
    const height = LANE - 34;
    const filled = Array.from({ length: bars }, () => 0);
    for (const kind of kinds) {
      const path = sharesOf(lane, kind, bars).map((share, bar) => {
        const from = base - (filled[bar] ?? 0) * height;
        filled[bar] = (filled[bar] ?? 0) + share;
        return share < 0.02
          ? ''
          : `M${x(bar * BAR)} ${from.toFixed(1)}v${(-share * height).toFixed(1)}H${x((bar + 1) * BAR)}V${from.toFixed(1)}z`;
      });
      parts.push(`<path fill="${colours[kind]}" d="${path.join('')}"/>`);
    }
    const totals = totalsOf(lane.stretches);
    const most = kinds
      .filter((kind) => totals[kind] >= 10)
      .map((kind) => `${labels[kind]} ${totals[kind].toFixed(0)}`)
      .join(' · ');
    const long = lane.longTasks.slice(0, 4).map((ms) => ms.toFixed(0));
    parts.push(
      `<text x="0" y="${base - height - 6}"><tspan font-weight="600">${lane.name}</tspan>  ${most} ms; longest tasks ${long.join(', ') || 'under 50'}</text>`,
      `<path stroke="#94a3b8" d="M0 ${base}.5H${WIDTH}"/>`,
    );
  });
  const height = TOP + lanes.length * LANE + 28;
  const legend = kinds.map(
    (kind, index) =>
      `<rect x="${index * 130}" y="26" width="10" height="10" fill="${colours[kind]}"/><text x="${index * 130 + 15}" y="35">${labels[kind]}</text>`,
  );
  const seconds = Array.from(
    { length: Math.floor(end / 500) + 1 },
    (_, step) => `<text x="${x(step * 500)}" y="${height - 10}">${step / 2} s</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-12 -4 ${WIDTH + 24} ${height}" font-family="system-ui, sans-serif" font-size="11" fill="#334155"><rect x="-12" y="-4" width="${WIDTH + 24}" height="${height}" fill="#fff"/><text x="0" y="12" font-size="13" font-weight="600">${title}</text>${legend.join('')}${parts.join('')}${seconds.join('')}</svg>\n`;
}
