import { correction, generate } from 'lean-qr';

/** Free room around the code that readers need, in modules (ISO/IEC 18004). */
export const QUIET_ZONE = 4;

export interface QrMatrix {
  /** Modules on each side, without the quiet zone. */
  readonly size: number;
  /** Whether the module at a column and row is dark. */
  readonly isDark: (x: number, y: number) => boolean;
}

/** A text as a matrix of modules with error correction: 15 % of it may be unreadable. */
export function qrMatrix(value: string): QrMatrix {
  const code = generate(value, { minCorrectionLevel: correction.M });
  return { size: code.size, isDark: (x, y) => code.get(x, y) };
}

/** The dark modules as one path, a rectangle for each run in a row. */
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
