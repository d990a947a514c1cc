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

/** Checks if the browser can access cameras, which needs HTTPS. The device may still have no camera. */
export function hasCamera(): boolean {
  return typeof navigator.mediaDevices?.getUserMedia === 'function';
}

/** Reads the QR code in a picture or the current frame. Resolves with undefined if it contains no QR code. */
export type QrReader = (source: QrSource) => Promise<string | undefined>;

/**
 * Returns a reader that uses the Shape Detection API, or a decoder. The decoder is downloaded only if the
 * browser doesn't support the API.
 */
export async function loadQrReader(): Promise<QrReader> {
  if (window.BarcodeDetector) {
    const detector = new window.BarcodeDetector({ formats: ['qr_code'] });
    return async (source) => (await detector.detect(source))[0]?.rawValue;
  }
  const { readFrame } = await import('./readFrame.ts');
  return async (source) => readFrame(source);
}

/** Reads the QR code in a picture from the device. Resolves with undefined if the picture contains no QR code. */
export async function readPicture(file: Blob): Promise<string | undefined> {
  try {
    const [read, picture] = await Promise.all([loadQrReader(), createImageBitmap(file)]);
    return await read(picture);
  } catch {
    // The file isn't a picture that the browser can decode.
    return undefined;
  }
}
