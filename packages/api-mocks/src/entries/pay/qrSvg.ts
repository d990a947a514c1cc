import { correction, generate } from 'lean-qr';

/** Modules of silence around a code (ISO/IEC 18004). */
const QUIET = 4;

/** A QR code as an element: one path of unit squares. */
export function qrSvg(text: string, label: string): string {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const squares: string[] = [];
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) squares.push(`M${x} ${y}h1v1h-1z`);
  const size = code.size + 2 * QUIET;
  return `<svg class="qr" role="img" aria-label="${label}" viewBox="-${QUIET} -${QUIET} ${size} ${size}" shape-rendering="crispEdges"><path d="${squares.join('')}" fill="#000"/></svg>`;
}
