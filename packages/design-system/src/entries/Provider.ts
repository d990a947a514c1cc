export { Provider, preloadLabels } from '../components/Provider/Provider.tsx';
export type { ProviderProps } from '../components/Provider/Provider.tsx';
export type { ComponentLabels, Labels } from '../components/Provider/labels.ts';
export type { LabelOverrides } from '../components/Provider/useLabels.ts';
