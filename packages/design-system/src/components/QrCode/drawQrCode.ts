import { INK, PAPER } from './QrCode.css.ts';
import { QUIET_ZONE, qrMatrix } from './qrMatrix.ts';

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
