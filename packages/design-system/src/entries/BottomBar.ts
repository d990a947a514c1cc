export { BottomBar } from '../components/BottomBar/BottomBar.tsx';
export type { BottomBarItem, BottomBarProps } from '../components/BottomBar/BottomBar.tsx';
