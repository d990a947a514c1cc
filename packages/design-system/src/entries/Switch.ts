export { Switch } from '../components/Switch/Switch.tsx';
export type { SwitchProps } from '../components/Switch/Switch.tsx';
