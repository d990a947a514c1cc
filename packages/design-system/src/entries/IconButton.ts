export { IconButton } from '../components/IconButton/IconButton.tsx';
export type { IconButtonProps } from '../components/IconButton/IconButton.tsx';
