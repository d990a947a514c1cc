export { CardButton } from '../components/CardButton/CardButton.tsx';
export type { CardButtonProps } from '../components/CardButton/CardButton.tsx';
