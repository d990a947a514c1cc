import { useMemo } from 'react';
import type { ReactNode, Ref } from 'react';
import { Form as AriaForm, FormContext } from 'react-aria-components/Form';
import type { FormProps as AriaFormProps } from 'react-aria-components/Form';

export interface FormProps extends Omit<AriaFormProps, 'className' | 'style'> {
  /** The `form` element, for submitting or resetting it. */
  ref?: Ref<HTMLFormElement>;
}

/**
 * A form that the browser doesn't submit while a field is invalid (`isRequired`, `validate`). The first invalid field
 * gets the focus, and each invalid field shows its error. `validationErrors` adds errors of a server by `name`.
 */
export function Form(props: FormProps) {
  return <AriaForm {...props} />;
}

export interface FormValidationProps {
  /** `aria`: the page validates and shows errors with `errorMessage`. `native`: the browser validates. */
  behavior: 'aria' | 'native';
  /** The forms and fields to which the kind of validation applies. */
  children: ReactNode;
}

/** Selects the validation of the fields inside, with or without a `Form`. @default 'native' without this component */
export function FormValidation({ behavior, children }: FormValidationProps) {
  const form = useMemo(() => ({ validationBehavior: behavior }), [behavior]);
  return <FormContext value={form}>{children}</FormContext>;
}
