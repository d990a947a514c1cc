export { Dialog } from '../components/Dialog/Dialog.tsx';
export type { DialogProps } from '../components/Dialog/Dialog.tsx';
