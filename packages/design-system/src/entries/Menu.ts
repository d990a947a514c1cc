export { Menu } from '../components/Menu/Menu.tsx';
export { MenuItem } from '../components/Menu/MenuItem.tsx';
export { MenuSection, MenuSeparator } from '../components/Menu/MenuSection.tsx';
export type { MenuProps } from '../components/Menu/Menu.tsx';
export type { MenuItemProps } from '../components/Menu/MenuItem.tsx';
export type { MenuSectionProps } from '../components/Menu/MenuSection.tsx';
