/** The Shape Detection API, which not every browser has. */
interface Detector {
  detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}

declare global {
  interface Window {
    BarcodeDetector?: new (options: { formats: readonly string[] }) => Detector;
  }
}

/** Whether the device reads codes by itself and has a camera to ask for. */
export function canScan(): boolean {
  return window.BarcodeDetector !== undefined && typeof navigator.mediaDevices?.getUserMedia === 'function';
}

export function qrDetector(): Detector | undefined {
  return window.BarcodeDetector && new window.BarcodeDetector({ formats: ['qr_code'] });
}
