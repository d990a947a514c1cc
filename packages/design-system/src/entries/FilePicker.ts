export { FilePicker } from '../components/FilePicker/FilePicker.tsx';
export type { FilePickerProps } from '../components/FilePicker/FilePicker.tsx';
