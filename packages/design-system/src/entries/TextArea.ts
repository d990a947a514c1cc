export { TextArea } from '../components/TextArea/TextArea.tsx';
export type { TextAreaProps } from '../components/TextArea/TextArea.tsx';
