export { SearchField } from '../components/SearchField/SearchField.tsx';
export type { SearchFieldProps } from '../components/SearchField/SearchField.tsx';
