import { decodeQR } from 'qr/decode.js';

/** Enough for a code that fills a third of the picture; a larger one only takes longer. */
const LONGEST_SIDE = 640;

interface Picture {
  readonly width: number;
  readonly height: number;
  /** RGBA, row by row. */
  readonly data: Uint8ClampedArray | Uint8Array;
}

/** The text of the QR code in a picture; undefined where none can be read. */
export function readQr(picture: Picture): string | undefined {
  try {
    return decodeQR(picture);
  } catch {
    // The decoder throws where it finds none, as in most pictures.
    return undefined;
  }
}

let canvas: HTMLCanvasElement | undefined;

/** The same for what the camera shows now. */
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
