export { CodeInput } from '../components/CodeInput/CodeInput.tsx';
export type { CodeInputProps } from '../components/CodeInput/CodeInput.tsx';
