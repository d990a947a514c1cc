export { Provider } from '../components/Provider/Provider.tsx';
export type { ProviderProps } from '../components/Provider/Provider.tsx';
