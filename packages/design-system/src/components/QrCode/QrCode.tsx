import { useMemo } from 'react';

import * as css from './QrCode.css.ts';
import { QUIET_ZONE, qrMatrix, qrPath } from './qrMatrix.ts';

export interface QrCodeProps {
  /** What a camera reads. */
  value: string;
  /** What it is, as "QR code of the address"; the text itself always stands beside. */
  label: string;
  /** Side in pixels; never wider than its container. @default 200 */
  size?: number;
}

/** A text for a camera, black on white with its quiet zone, in the dark theme too. */
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
