/** A detector of the Shape Detection API, which isn't available in all browsers. */
interface Detector {
  detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}

declare global {
  interface Window {
    BarcodeDetector?: new (options: { formats: readonly string[] }) => Detector;
  }
}

/** Checks if the device may have a camera. */
export function canScan(): boolean {
  return typeof navigator.mediaDevices?.getUserMedia === 'function';
}

/** Reads the QR code in a camera picture. Resolves with undefined if there is no QR code. */
export type QrReader = (video: HTMLVideoElement) => Promise<string | undefined>;

/** Returns the browser's own detector, or a decoder that is fetched only if the browser has no detector. */
export async function loadQrReader(): Promise<QrReader> {
  if (window.BarcodeDetector) {
    const detector = new window.BarcodeDetector({ formats: ['qr_code'] });
    return async (video) => (await detector.detect(video))[0]?.rawValue;
  }
  const { readFrame } = await import('./readFrame.ts');
  return async (video) => readFrame(video);
}
