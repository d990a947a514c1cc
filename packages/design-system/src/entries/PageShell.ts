export { PageShell } from '../components/PageShell/PageShell.tsx';
export type { PageShellProps } from '../components/PageShell/PageShell.tsx';
