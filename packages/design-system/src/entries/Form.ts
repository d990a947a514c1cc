export { Form, FormValidation } from '../components/Form/Form.tsx';
export type { FormProps, FormValidationProps } from '../components/Form/Form.tsx';
