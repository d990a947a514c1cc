/** The Shape Detection API, which not every browser has. */
interface Detector {
  detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}

declare global {
  interface Window {
    BarcodeDetector?: new (options: { formats: readonly string[] }) => Detector;
  }
}

/** Whether the device has a camera to ask for. */
export function canScan(): boolean {
  return typeof navigator.mediaDevices?.getUserMedia === 'function';
}

/** Reads the QR code in a picture of the camera; undefined while there is none. */
export type QrReader = (video: HTMLVideoElement) => Promise<string | undefined>;

/** By the browser's own detector, or by a decoder that is fetched only where there is none. */
export async function loadQrReader(): Promise<QrReader> {
  if (window.BarcodeDetector) {
    const detector = new window.BarcodeDetector({ formats: ['qr_code'] });
    return async (video) => (await detector.detect(video))[0]?.rawValue;
  }
  const { readFrame } = await import('./readFrame.ts');
  return async (video) => readFrame(video);
}
