export { QrCode } from '../components/QrCode/QrCode.tsx';
export type { QrCodeProps } from '../components/QrCode/QrCode.tsx';
export { drawQrCode } from '../components/QrCode/drawQrCode.ts';
export type { QrCaption } from '../components/QrCode/drawQrCode.ts';
