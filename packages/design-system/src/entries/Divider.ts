export { Divider } from '../components/Divider/Divider.tsx';
export type { DividerProps } from '../components/Divider/Divider.tsx';
