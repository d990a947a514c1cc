export { Mono } from '../components/Mono/Mono.tsx';
export type { MonoProps } from '../components/Mono/Mono.tsx';
