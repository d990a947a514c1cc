export { AppHeader } from '../components/AppHeader/AppHeader.tsx';
export type { AppHeaderProps } from '../components/AppHeader/AppHeader.tsx';
