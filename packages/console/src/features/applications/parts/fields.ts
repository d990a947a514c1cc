import type { FieldErrors } from '#kit/form/serverErrors.ts';
import type { Values } from './values.ts';

/** Fields of a part: what they hold, how they change, and what is wrong with them in words. */
export interface FieldsProps {
  readonly values: Values;
  readonly patch: (change: Partial<Values>) => void;
  readonly errors: FieldErrors<Values>;
}
