export { Box } from '../components/Box/Box.tsx';
export type { BoxProps } from '../components/Box/Box.tsx';
