export { CopyButton } from '../components/CopyButton/CopyButton.tsx';
export type { CopyButtonProps } from '../components/CopyButton/CopyButton.tsx';
