export { PasswordField } from '../components/PasswordField/PasswordField.tsx';
export type { PasswordFieldProps } from '../components/PasswordField/PasswordField.tsx';
