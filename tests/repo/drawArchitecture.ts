import { type Package, apiMocks, designSystem, merchantConsole, shippedLayers } from './layers.ts';

const WIDTH = 960;
const COLUMN = 240;
const GAP = (WIDTH - 3 * COLUMN) / 2;
const TOP = 16;
const HEAD = 60;
const ROW = 44;
const BOX = 34;
const INSET = 14;

const rows = Math.max(...[designSystem, merchantConsole, apiMocks].map(({ layers }) => layers.length));
const bottom = TOP + HEAD + rows * ROW + INSET;
const height = bottom + 44;

/** What imports nothing stands on the ground. */
const topOf = ({ layers }: Package, layer: string) => bottom - INSET - (layers.indexOf(layer) + 1) * ROW + 10;
const middleOf = (of: Package, layer: string) => topOf(of, layer) + BOX / 2;

function drawBox(name: string, x: number, y: number, width: number, look: string): string {
  return `<rect class="${look}" x="${x}" y="${y}" width="${width}" height="${BOX}" rx="6"/><text x="${x + width / 2}" y="${y + 22}" text-anchor="middle">${name}</text>`;
}

function drawPackage(of: Package, x: number, isShipped: (layer: string) => boolean): string {
  const beside = new Map(Object.entries(of.beside).map(([name, layer]) => [layer, name]));
  const boxes = of.layers.flatMap((layer) => {
    const other = beside.get(layer);
    const width = COLUMN - 2 * INSET;
    const half = (width - 8) / 2;
    const y = topOf(of, layer);
    const box = drawBox(layer, x + INSET, y, other ? half : width, isShipped(layer) ? 'layer' : 'aside');
    return other
      ? [box, drawBox(other, x + INSET + half + 8, y, half, isShipped(other) ? 'layer' : 'aside')]
      : [box];
  });
  const top = topOf(of, of.layers.at(-1) ?? '') - HEAD;
  return [
    `<rect class="package" x="${x}" y="${top}" width="${COLUMN}" height="${bottom - top}" rx="12"/>`,
    `<text x="${x + INSET}" y="${top + 26}" class="name">${of.name}</text>`,
    `<text x="${x + INSET}" y="${top + 44}" class="note">${of.purpose}</text>`,
    ...boxes,
  ].join('\n');
}

function drawArrow(from: number, to: number, y: number, look: string, label: readonly string[]): string {
  const lines = label.map(
    (line, index) =>
      `<text class="note" x="${(from + to) / 2}" y="${y - 8 - (label.length - 1 - index) * 14}" text-anchor="middle">${line}</text>`,
  );
  return `<path class="${look}" d="M${from} ${y}H${to}" marker-end="url(#head)"/>${lines.join('')}`;
}

const listOf = ({ name, layers }: Package) => `${name}: ${layers.toReversed().join(', ')}`;

/** The three packages with their layers, and who imports whom; readable on light and dark ground. */
export function drawArchitecture(): string {
  const [left, middle, right] = [0, COLUMN + GAP, 2 * (COLUMN + GAP)] as const;
  const all = () => true;
  const isBuilt = (folder: string) => folder !== 'dev';
  const isShipped = (layer: string) => shippedLayers.includes(layer);
  const firstAside = apiMocks.layers.find((layer) => !isShipped(layer)) ?? '';
  const lastAside = apiMocks.layers.at(-1) ?? '';
  const aside = (middleOf(apiMocks, firstAside) + middleOf(apiMocks, lastAside)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-24 -8 ${WIDTH + 48} ${height + 16}" width="${WIDTH + 48}" height="${height + 16}" role="img" aria-labelledby="title desc" font-family="system-ui, sans-serif" font-size="14">
<title id="title">Packages and layers</title>
<desc id="desc">The console imports the entries of design-system, and ships ${shippedLayers.join(' and ')} of api-mocks; the rest of api-mocks is for development, stories and tests. In each package a layer imports only layers below it. From the top: ${[designSystem, merchantConsole, apiMocks].map(listOf).join('; ')}.</desc>
<style>
.ground { fill: #ffffff } text { fill: #1e293b } .note { fill: #475569; font-size: 12px } .name { font-weight: 600; font-size: 16px }
.package { fill: #f8fafc; stroke: #cbd5e1 } .layer { fill: #eef4ff; stroke: #4d91f7 } .aside { fill: none; stroke: #64748b; stroke-dasharray: 4 3 }
.arrow { fill: none; stroke: #475569; stroke-width: 1.5 } .dashed { fill: none; stroke: #475569; stroke-width: 1.5; stroke-dasharray: 4 3 } .head { fill: #475569 }
@media (prefers-color-scheme: dark) {
.ground { fill: #0b1220 } text { fill: #e2e8f0 } .note { fill: #a3b1c6 }
.package { fill: #111a2b; stroke: #33445f } .layer { fill: #15264a; stroke: #4d91f7 } .aside { stroke: #94a3b8 }
.arrow, .dashed { stroke: #a3b1c6 } .head { fill: #a3b1c6 }
}
</style>
<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path class="head" d="M0 0L8 4L0 8z"/></marker></defs>
<rect class="ground" x="-24" y="-8" width="${WIDTH + 48}" height="${height + 16}" rx="12"/>
${drawPackage(designSystem, left, all)}
${drawPackage(merchantConsole, middle, isBuilt)}
${drawPackage(apiMocks, right, isShipped)}
${drawArrow(middle, COLUMN - INSET, middleOf(designSystem, 'entries'), 'arrow', ['imports'])}
${shippedLayers.map((layer) => drawArrow(middle + COLUMN, right + INSET, middleOf(apiMocks, layer), 'arrow', [])).join('\n')}
${drawArrow(middle + COLUMN, right, aside, 'dashed', ['development,', 'stories and', 'tests only'])}
<text class="note" x="0" y="${bottom + 30}">A layer imports only layers below it. Dashed: not in the production build of the console.</text>
</svg>
`;
}
