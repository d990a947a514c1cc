export { Drawer } from '../components/Drawer/Drawer.tsx';
export type { DrawerProps } from '../components/Drawer/Drawer.tsx';
