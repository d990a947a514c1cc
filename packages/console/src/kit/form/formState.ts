import type { RefObject } from 'react';
import type { FormSchema } from './formSchema.ts';
import type { FieldErrors, ServerErrorOptions } from './serverErrors.ts';

export type FormDraft<V> = readonly [values: V, patch: (change: Partial<V>) => void, clear: () => void];

export interface FormOptions<V> extends ServerErrorOptions<V> {
  readonly initial: V;
  /** The storage that restores typed values after a reload or an expired session. */
  readonly draft?: FormDraft<V> | undefined;
  /** Additional rules, which have priority over the schema. They run on every change. */
  readonly rules?: ((values: V) => FieldErrors<V>) | undefined;
  /** The fields that show their errors while the user types. */
  readonly urgent?: readonly (keyof V)[] | undefined;
  /** The fields that show their errors after a pause in typing, when the server also checks the values. */
  readonly checkOnPause?: readonly (keyof V)[] | undefined;
  /** Called with the invalid fields in the order of `initial`, to open the first invalid step. */
  readonly onInvalid?: ((fields: readonly (keyof V)[]) => void) | undefined;
  /** False while the server is checking the values. A submit waits until it's true. @default true */
  readonly isReady?: boolean | undefined;
  /** If true, every success closes the form. The form keeps its values until then, and can't be sent again. */
  readonly isClosing?: boolean | undefined;
}

type Submit<Input> = (input: Input) => Promise<boolean | void>;

/** The options of a form with a schema. `submit` gets the parsed output of the schema. */
export interface SchemaForm<V, Output> extends FormOptions<V> {
  readonly schema: FormSchema<Output>;
  readonly submit: Submit<Output>;
}
export interface RulesForm<V> extends FormOptions<V> {
  readonly schema?: undefined;
  readonly submit: Submit<V>;
}

export interface FormState<V extends object> {
  readonly values: V;
  readonly errors: FieldErrors<V>;
  readonly formError: string | undefined;
  /** The error of the last call. An edit removes it. */
  readonly error: unknown;
  readonly isPending: boolean;
  readonly isDirty: boolean;
  readonly set: (change: Partial<V>) => void;
  readonly touch: (...fields: readonly (keyof V)[]) => void;
  /** Shows the errors of these fields. Returns true if they have none. Otherwise, focuses the first invalid field. */
  readonly check: (...fields: readonly (keyof V)[]) => boolean;
  readonly submit: (change?: Partial<V>) => void;
  readonly clearError: () => void;
  readonly reset: () => void;
  readonly field: <K extends keyof V>(name: K) => TextProps<V[K]>;
  readonly select: <K extends keyof V>(name: K) => SelectProps<V[K]>;
  readonly toggle: <K extends keyof V>(name: K) => ToggleProps<V[K]>;
  readonly code: <K extends keyof V>(name: K) => CodeProps<V[K]>;
  readonly choice: <K extends keyof V>(name: K) => ChoiceProps<V[K]>;
  readonly ref: RefObject<HTMLFormElement | null>;
}

export interface AnyForm extends Pick<
  FormState<object>,
  'ref' | 'formError' | 'isPending' | 'isDirty' | 'reset'
> {
  readonly submit: () => void;
}

interface TextProps<T> {
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly onBlur: () => void;
  readonly errorMessage?: string | undefined;
}
interface SelectProps<T> {
  readonly value: T | null;
  readonly onChange: (value: T | null) => void;
  readonly errorMessage?: string | undefined;
}
interface ToggleProps<T> {
  readonly isSelected: T;
  readonly onChange: (isSelected: T) => void;
}
interface CodeProps<T> {
  readonly value: T;
  readonly onChange: (value: T) => void;
  /**
   * A callback for a failed request to send a code. The message appears at the field that the error names,
   * otherwise at this field.
   */
  readonly onError: (message: string, error: unknown) => void;
  readonly errorMessage?: string | undefined;
  readonly failure?: unknown;
}
export interface ChoiceProps<T> {
  readonly value: T;
  readonly onChange: (value: T) => void;
}
