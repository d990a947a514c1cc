import { correction, generate } from 'lean-qr';

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
