import { decodeQR } from 'qr/decode.js';
import type { QrSource } from './barcode.ts';

/**
 * The maximum length of the longer side of an analyzed photo, in pixels. The limit is higher than for camera
 * frames, because the QR code is often a small part of a photo.
 */
const LONGEST_PHOTO_SIDE = 1600;

/**
 * The maximum length of the longer side of an analyzed camera frame, in pixels. A QR code that covers a third
 * of the frame is still readable. Larger frames take longer to analyze.
 */
const LONGEST_SIDE = 640;

interface Picture {
  readonly width: number;
  readonly height: number;
  /** The pixels as RGBA values, row by row. */
  readonly data: Uint8ClampedArray | Uint8Array;
}

/**
 * Returns the text of the QR code in a picture, or undefined if the picture contains no QR code.
 */
export function readQr(picture: Picture): string | undefined {
  try {
    return decodeQR(picture);
  } catch {
    // The decoder throws if a picture contains no QR code.
    return undefined;
  }
}

let canvas: HTMLCanvasElement | undefined;

const sizeOf = (source: QrSource) =>
  'videoWidth' in source
    ? { width: source.videoWidth, height: source.videoHeight, longest: LONGEST_SIDE }
    : { width: source.width, height: source.height, longest: LONGEST_PHOTO_SIDE };

export function readFrame(source: QrSource): string | undefined {
  const { width, height, longest } = sizeOf(source);
  if (width === 0 || height === 0) return undefined;
  const scale = Math.min(1, longest / Math.max(width, height));
  canvas ??= document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return readQr(context.getImageData(0, 0, canvas.width, canvas.height));
}
