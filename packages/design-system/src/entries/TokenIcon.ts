export { TokenIcon } from '../components/TokenIcon/TokenIcon.tsx';
export type { TokenIconProps } from '../components/TokenIcon/TokenIcon.tsx';
