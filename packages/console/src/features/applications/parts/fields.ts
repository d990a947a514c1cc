import type { Field, Values } from './values.ts';

/** Fields of a part: what they hold, how they change, and what is wrong with them in words. */
export interface FieldsProps {
  readonly values: Values;
  readonly patch: (change: Partial<Values>) => void;
  readonly errors: Partial<Record<Field, string>>;
}
