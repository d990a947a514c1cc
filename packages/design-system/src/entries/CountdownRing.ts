export { CountdownRing } from '../components/CountdownRing/CountdownRing.tsx';
export type { CountdownRingProps } from '../components/CountdownRing/CountdownRing.tsx';
