export { TextField } from '../components/TextField/TextField.tsx';
export type { TextFieldBehaviour, TextFieldProps } from '../components/TextField/TextField.tsx';
