export { Menu, MenuItem, MenuSection, MenuSeparator } from '../components/Menu/Menu.tsx';
export type { MenuItemProps, MenuProps, MenuSectionProps } from '../components/Menu/Menu.tsx';
