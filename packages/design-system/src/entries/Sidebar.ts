export { Sidebar } from '../components/Sidebar/Sidebar.tsx';
export type { SidebarGroup, SidebarItem, SidebarProps } from '../components/Sidebar/Sidebar.tsx';
export { Brand } from '../components/Sidebar/Brand.tsx';
export type { BrandProps } from '../components/Sidebar/Brand.tsx';
