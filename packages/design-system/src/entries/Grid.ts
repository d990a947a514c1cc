export { Grid } from '../components/Grid/Grid.tsx';
export type { GridColumns, GridProps } from '../components/Grid/Grid.tsx';
