import type { FieldErrors } from '#kit/form/serverErrors.ts';
import type { Values } from './values.ts';

export interface FieldsProps {
  readonly values: Values;
  readonly patch: (change: Partial<Values>) => void;
  readonly errors: FieldErrors<Values>;
}
