export { Popover } from '../components/Popover/Popover.tsx';
export type { PopoverProps } from '../components/Popover/Popover.tsx';
