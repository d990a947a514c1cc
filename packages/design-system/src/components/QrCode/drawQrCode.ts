import { correction, generate } from 'lean-qr';
import { INK, PAPER } from './QrCode.css.ts';

/** The empty margin around the code that cameras need, in modules (ISO/IEC 18004). */
export const QUIET_ZONE = 4;

export interface QrMatrix {
  /** The number of modules on each side, without the quiet zone. */
  readonly size: number;
  /** Checks if the module at a column and row is dark. */
  readonly isDark: (x: number, y: number) => boolean;
}

/** Returns the modules of a QR code with at least error correction level M, which restores about 15% damaged data. */
export function qrMatrix(value: string): QrMatrix {
  const code = generate(value, { minCorrectionLevel: correction.M });
  return { size: code.size, isDark: (x, y) => code.get(x, y) };
}

/** Returns an SVG path with a rectangle for each run of dark modules in a row. */
export function qrPath({ size, isDark }: QrMatrix): string {
  const runs: string[] = [];
  for (let y = 0; y < size; y += 1) {
    let start = 0;
    for (let x = 0; x <= size; x += 1) {
      if (x < size && isDark(x, y)) continue;
      if (x > start) runs.push(`M${start} ${y}h${x - start}v1h-${x - start}z`);
      start = x + 1;
    }
  }
  return runs.join('');
}

export interface QrCaption {
  /** A line below the code. */
  readonly text: string;
  /** Makes the text semibold. */
  readonly isStrong?: boolean;
}

const MODULE = 12;
const LINE = 40;
const MARGIN = 24;

/** Returns a PNG image of a QR code with captions. Undefined if the browser can't create it. */
export async function drawQrCode(value: string, captions: readonly QrCaption[]): Promise<Blob | undefined> {
  const matrix = qrMatrix(value);
  const side = (matrix.size + 2 * QUIET_ZONE) * MODULE;
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side + captions.length * LINE + MARGIN;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.fillStyle = PAPER;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = INK;
  for (let y = 0; y < matrix.size; y += 1) {
    for (let x = 0; x < matrix.size; x += 1) {
      if (!matrix.isDark(x, y)) continue;
      context.fillRect((x + QUIET_ZONE) * MODULE, (y + QUIET_ZONE) * MODULE, MODULE, MODULE);
    }
  }
  context.textAlign = 'center';
  captions.forEach(({ text, isStrong = false }, line) => {
    context.font = `${isStrong ? '600 ' : ''}22px sans-serif`;
    context.fillText(text, side / 2, side + line * LINE + MARGIN / 2, side - 2 * MARGIN);
  });
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png');
  });
}
