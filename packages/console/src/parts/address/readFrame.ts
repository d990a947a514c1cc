import { decodeQR } from 'qr/decode.js';

/**
 * The width of the analyzed picture in pixels. A QR code that covers a third of it is still readable, and
 * larger pictures take longer.
 */
const LONGEST_SIDE = 640;

interface Picture {
  readonly width: number;
  readonly height: number;
  /** The pixels as RGBA values, row by row. */
  readonly data: Uint8ClampedArray | Uint8Array;
}

/** Returns the text of the QR code in a picture, or undefined if the picture contains none. */
export function readQr(picture: Picture): string | undefined {
  try {
    return decodeQR(picture);
  } catch {
    // The decoder throws if a picture contains no QR code.
    return undefined;
  }
}

let canvas: HTMLCanvasElement | undefined;

export function readFrame(video: HTMLVideoElement): string | undefined {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0 || videoHeight === 0) return undefined;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(videoWidth, videoHeight));
  canvas ??= document.createElement('canvas');
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  context.drawImage(video, 0, 0, canvas.width, canvas.height);
  return readQr(context.getImageData(0, 0, canvas.width, canvas.height));
}
