export { ProgressBar } from '../components/ProgressBar/ProgressBar.tsx';
export type { ProgressBarProps } from '../components/ProgressBar/ProgressBar.tsx';
