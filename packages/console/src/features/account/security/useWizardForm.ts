import * as v from 'valibot';
import { useText } from '#i18n/useText.ts';
import type { FormState, SchemaForm } from '#kit/form/formState.ts';
import { useForm } from '#kit/form/useForm.ts';
import { securityMessage } from './securityMessage.ts';

export function useWizardForm<V extends object, Output>(options: SchemaForm<V, Output>): FormState<V> {
  const text = useText();
  return useForm({ messageOf: (error) => securityMessage(text, error), ...options });
}

type Rule<Output> = v.GenericSchema<string, Output>;

const omitted = v.pipe(
  v.string(),
  v.transform(() => undefined),
);

export const requiredIf = (isRequired: boolean, rule: Rule<string>): Rule<string | undefined> =>
  isRequired ? rule : omitted;
