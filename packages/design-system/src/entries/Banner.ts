export { Banner } from '../components/Banner/Banner.tsx';
export type { BannerProps } from '../components/Banner/Banner.tsx';
