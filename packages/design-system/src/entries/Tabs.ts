export { Tabs } from '../components/Tabs/Tabs.tsx';
export type { TabItem, TabsProps } from '../components/Tabs/Tabs.tsx';
