export { ModalPanel } from './ModalPanel.tsx';
export { PopoverPanel } from './PopoverPanel.tsx';
