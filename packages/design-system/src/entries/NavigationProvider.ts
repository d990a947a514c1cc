export { NavigationProvider } from '../components/Pressable/Navigation.tsx';
export type { Navigate, NavigationProviderProps } from '../components/Pressable/Navigation.tsx';
