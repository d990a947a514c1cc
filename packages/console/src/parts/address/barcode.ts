/** A detector of the Shape Detection API, which isn't available in all browsers. */
interface Detector {
  detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}

declare global {
  interface Window {
    BarcodeDetector?: new (options: { formats: readonly string[] }) => Detector;
  }
}

/** Checks if the browser can access cameras. The device may still have no camera. */
export function canScan(): boolean {
  return typeof navigator.mediaDevices?.getUserMedia === 'function';
}

/** Reads the QR code in the current frame. Resolves with undefined if the frame contains no QR code. */
export type QrReader = (video: HTMLVideoElement) => Promise<string | undefined>;

/**
 * Returns a reader that uses the Shape Detection API, or a decoder. The decoder is downloaded only if the
 * browser doesn't support the API.
 */
export async function loadQrReader(): Promise<QrReader> {
  if (window.BarcodeDetector) {
    const detector = new window.BarcodeDetector({ formats: ['qr_code'] });
    return async (video) => (await detector.detect(video))[0]?.rawValue;
  }
  const { readFrame } = await import('./readFrame.ts');
  return async (video) => readFrame(video);
}
