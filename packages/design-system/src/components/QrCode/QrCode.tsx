import { useMemo } from 'react';

import * as css from './QrCode.css.ts';
import { qrMatrix, qrPath, QUIET_ZONE } from './drawQrCode.ts';

export interface QrCodeProps {
  /** The text that the code contains. */
  value: string;
  /** The accessible name, such as "QR code of the address". Always show the text itself next to the code. */
  label: string;
  /** The width and height in pixels, limited to the container. @default 200 */
  size?: number;
}

/** A QR code of a text, black on white with a quiet zone, even in the dark theme. */
export function QrCode({ value, label, size = 200 }: QrCodeProps) {
  const matrix = useMemo(() => qrMatrix(value), [value]);
  const side = matrix.size + 2 * QUIET_ZONE;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      shapeRendering="crispEdges"
      className={css.code}
      style={{ maxWidth: `${size}px` }}
    >
      <rect x={-QUIET_ZONE} y={-QUIET_ZONE} width={side} height={side} fill={css.PAPER} />
      <path d={qrPath(matrix)} fill={css.INK} />
    </svg>
  );
}

export { drawQrCode } from './drawQrCode.ts';
export type { QrCaption } from './drawQrCode.ts';
