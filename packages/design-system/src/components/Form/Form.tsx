import { useMemo } from 'react';
import type { ReactNode, Ref } from 'react';
import { Form as AriaForm, FormContext } from 'react-aria-components/Form';
import type { FormProps as AriaFormProps } from 'react-aria-components/Form';

export interface FormProps extends Omit<AriaFormProps, 'className' | 'style'> {
  /** The form element. */
  ref?: Ref<HTMLFormElement>;
}

/**
 * A form that the browser stops while a field in it is wrong (`isRequired`, `validate`): the focus goes to
 * the first, and each says under itself what is wrong. `validationErrors` puts a server's by `name`.
 */
export function Form(props: FormProps) {
  return <AriaForm {...props} />;
}

export interface FormValidationProps {
  /** `aria`: the page validates and shows errors by `errorMessage`; the browser stops no form. */
  behavior: 'aria' | 'native';
  /** Forms below it. */
  children: ReactNode;
}

/** Who validates the fields in here, in a `Form` or not. @default 'native', where it is left out */
export function FormValidation({ behavior, children }: FormValidationProps) {
  const form = useMemo(() => ({ validationBehavior: behavior }), [behavior]);
  return <FormContext value={form}>{children}</FormContext>;
}
