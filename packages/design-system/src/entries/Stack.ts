export { Stack } from '../components/Stack/Stack.tsx';
export type { StackProps } from '../components/Stack/Stack.tsx';
