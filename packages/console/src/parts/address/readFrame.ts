import { decodeQR } from 'qr/decode.js';
import type { QrSource } from './barcode.ts';

/** The longest side of an analyzed photo in pixels. QR codes are often a small part of a photo. */
const LONGEST_PHOTO_SIDE = 1600;

/** The longest side of an analyzed camera frame in pixels. Larger frames take longer. */
const LONGEST_SIDE = 640;

interface Picture {
  readonly width: number;
  readonly height: number;
  /** The pixels as RGBA values, row by row. */
  readonly data: Uint8ClampedArray | Uint8Array;
}

/** Returns the text of the QR code in a picture, or undefined. */
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
