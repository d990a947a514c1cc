export { Banner } from '../components/Banner/Banner.tsx';
export type { BannerProps } from '../components/Banner/Banner.tsx';
export type { BannerLabels } from '../components/Provider/labels.ts';
