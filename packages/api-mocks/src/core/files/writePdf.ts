import type { CellKind, Note, Spreadsheet } from './spreadsheet.ts';
import { buildPdf, textWidth, type Page, type Run } from './pdf.ts';

/** The size of an A4 page in landscape format, in points. */
const PAGE = { width: 842, height: 595 } as const;
const MARGIN = 40;
const SIZE = 9;
const LINE = 16;
const TITLE = 16;
const GAP = 12;
const LEAST_COLUMN = 60;

const isAmount = (kind: CellKind) => kind === 'money' || kind === 'rate' || kind === 'number';

function grouped(amount: string | number): string {
  const [whole = '0', decimals = ''] = String(amount).split('.');
  return `${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}.${decimals.padEnd(2, '0')}`;
}

const cellText = (kind: CellKind, cell: string | number): string =>
  cell !== '' && (kind === 'money' || kind === 'rate') ? grouped(cell) : String(cell);

const noteText = (note: Note): string =>
  'amount' in note ? `${grouped(note.amount)} ${note.unit}` : String(note.value);

function widthsOf(titles: readonly string[], rows: readonly (readonly string[])[]): number[] {
  const needed = titles.map((title, index) =>
    Math.max(
      LEAST_COLUMN,
      ...[title, ...rows.map((row) => row[index] ?? '')].map((text) => textWidth(text, SIZE) + GAP),
    ),
  );
  const available = PAGE.width - 2 * MARGIN;
  const sum = needed.reduce((all, width) => all + width, 0);
  return needed.map((width) => (width * available) / sum);
}

export function writePdf({ title, notes, columns, rows }: Spreadsheet): Uint8Array<ArrayBuffer> {
  const body = [...rows].map((row) =>
    row.map((cell, index) => cellText(columns[index]?.kind ?? 'text', cell)),
  );
  const titles = columns.map((column) => column.title);
  const widths = widthsOf(titles, body);
  const pages: Page[] = [];
  let runs: Run[] = [];
  let lines: Page['lines'][number][] = [];
  let y = PAGE.height - MARGIN;

  const write = (text: string, x: number, size: number = SIZE, isBold = false) => {
    runs.push({ text, x, y, size, isBold });
  };
  const row = (cells: readonly string[], isBold = false) => {
    let x = MARGIN;
    cells.forEach((cell, index) => {
      const width = widths[index] ?? 0;
      const kind = columns[index]?.kind ?? 'text';
      write(cell, isAmount(kind) ? x + width - GAP - textWidth(cell, SIZE) : x, SIZE, isBold);
      x += width;
    });
    y -= LINE;
  };
  const head = () => {
    row(titles, true);
    lines.push({ from: [MARGIN, y + LINE - 5], to: [PAGE.width - MARGIN, y + LINE - 5] });
  };
  const turn = () => {
    pages.push({ ...PAGE, runs, lines });
    runs = [];
    lines = [];
    y = PAGE.height - MARGIN;
  };

  y -= TITLE;
  write(title, MARGIN, TITLE, true);
  y -= LINE * 1.5;
  for (const note of notes) {
    write(note.label, MARGIN);
    write(noteText(note), MARGIN + 120);
    y -= LINE;
  }
  y -= LINE;
  head();
  for (const cells of body) {
    if (y < MARGIN) {
      turn();
      head();
    }
    row(cells);
  }
  turn();
  return buildPdf(pages);
}
