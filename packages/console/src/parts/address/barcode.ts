import { fetchCode } from '#lib/browser/chunkError.ts';

export type QrSource = HTMLVideoElement | ImageBitmap;

/** A detector of the Shape Detection API, which isn't available in all browsers. */
interface Detector {
  detect: (source: QrSource) => Promise<readonly { readonly rawValue: string }[]>;
}

declare global {
  interface Window {
    BarcodeDetector?: new (options: { formats: readonly string[] }) => Detector;
  }
}

/** Checks if the browser allows access to cameras, which requires HTTPS or localhost. */
export function hasCamera(): boolean {
  return typeof navigator.mediaDevices?.getUserMedia === 'function';
}

/** A reader of the QR code in a picture or video frame. Undefined if no QR code was found. */
export type QrReader = (source: QrSource) => Promise<string | undefined>;

/** Returns a reader of QR codes. If the browser doesn't support the Shape Detection API, a decoder is downloaded. */
export async function loadQrReader(): Promise<QrReader> {
  if (window.BarcodeDetector) {
    const detector = new window.BarcodeDetector({ formats: ['qr_code'] });
    return async (source) => (await detector.detect(source))[0]?.rawValue;
  }
  const { readFrame } = await fetchCode(() => import('./readFrame.ts'));
  return async (source) => readFrame(source);
}

/**
 * Returns the text of the QR code in a picture, or undefined. Rejects if the decoder couldn't be downloaded.
 */
export async function readPicture(file: Blob, load = loadQrReader): Promise<string | undefined> {
  const read = await load();
  try {
    return await read(await createImageBitmap(file));
  } catch {
    return undefined;
  }
}
