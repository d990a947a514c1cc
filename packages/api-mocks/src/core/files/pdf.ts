/** A text on a page. Its position is in points from the lower left corner of the page. */
export interface Run {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly isBold: boolean;
}

export interface Page {
  readonly width: number;
  readonly height: number;
  readonly runs: readonly Run[];
  readonly lines: readonly {
    readonly from: readonly [number, number];
    readonly to: readonly [number, number];
  }[];
}

/** The widths from space to tilde, in thousandths of the font size (Adobe's font metrics). */
const HELVETICA = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
  500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
  556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
  278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];

const isLatin = (letter: string) => letter >= ' ' && letter <= '~';

/** Returns the width of a text in points. All characters outside of printable ASCII are as wide as the font size. */
export function textWidth(text: string, size: number): number {
  let sum = 0;
  for (const letter of text) sum += isLatin(letter) ? (HELVETICA[letter.charCodeAt(0) - 32] ?? 556) : 1000;
  return (sum * size) / 1000;
}

const escaped = (text: string) => text.replaceAll(/[\\()]/g, String.raw`\$&`);

/** Encodes a text in UTF-16 as hexadecimal digits. The PDF encoding `UniGB-UCS2-H` requires UTF-16. */
const hex = (text: string) =>
  Array.from({ length: text.length }, (_, index) =>
    text.charCodeAt(index).toString(16).padStart(4, '0'),
  ).join('');

/** Returns the commands that draw a text: ASCII characters in Helvetica, all others in the viewer's Song typeface. */
function drawn({ text, x, y, size, isBold }: Run): string {
  const parts: string[] = [];
  let at = x;
  for (const piece of text.match(/[ -~]+|[^ -~]+/g) ?? []) {
    const show = isLatin(piece.charAt(0))
      ? `/${isBold ? 'B' : 'R'} ${size} Tf 1 0 0 1 ${at.toFixed(2)} ${y.toFixed(2)} Tm (${escaped(piece)}) Tj`
      : `/S ${size} Tf 1 0 0 1 ${at.toFixed(2)} ${y.toFixed(2)} Tm <${hex(piece)}> Tj`;
    parts.push(show);
    at += textWidth(piece, size);
  }
  return `BT ${parts.join(' ')} ET`;
}

function contentOf({ runs, lines }: Page): string {
  const rules = lines.map(({ from, to }) => `0.5 w ${from.join(' ')} m ${to.join(' ')} l S`);
  return [...rules, ...runs.map(drawn)].join('\n');
}

const FONTS = [
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
  '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [6 0 R] >>',
  '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> /FontDescriptor 7 0 R /DW 1000 >>',
  '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
];

/**
 * Returns a PDF 1.4 file (ISO 32000) without embedded fonts, because viewers have Helvetica and Chinese
 * fonts.
 */
export function buildPdf(pages: readonly Page[]): Uint8Array<ArrayBuffer> {
  const firstPage = 3 + FONTS.length;
  const kids = pages.map((_, index) => `${firstPage + index * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`,
    ...FONTS,
    ...pages.flatMap((page, index) => {
      const content = contentOf(page);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Resources << /Font << /R 3 0 R /B 4 0 R /S 5 0 R >> >> /Contents ${firstPage + index * 2 + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return new Uint8Array(new TextEncoder().encode(file + end));
}
