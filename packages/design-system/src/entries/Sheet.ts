export { Sheet } from '../components/Sheet/Sheet.tsx';
export type { SheetProps } from '../components/Sheet/Sheet.tsx';
