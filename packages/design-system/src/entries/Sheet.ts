export { Sheet } from '../components/Sheet/Sheet.tsx';
export type { SheetProps } from '../components/Sheet/Sheet.tsx';
export type { DialogLabels } from '../components/Provider/labels.ts';
