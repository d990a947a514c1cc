import type { RefObject } from 'react';
import type { FormSchema } from './formSchema.ts';
import type { FieldErrors, ServerErrorOptions } from './serverErrors.ts';

/** A draft of `useDraft`: what is typed, how to change some of it, how to forget it. */
export type FormDraft<V> = readonly [values: V, patch: (change: Partial<V>) => void, clear: () => void];

export interface FormOptions<V> extends ServerErrorOptions<V> {
  /** The fields and what they hold before anybody types. */
  readonly initial: V;
  /** Keeps what is typed over a reload and an expired login: `useDraft('address', emptyAddress)`. */
  readonly draft?: FormDraft<V> | undefined;
  /** Rules beside the schema, over it: sentences, by field. Called while typing: cheap and pure. */
  readonly rules?: ((values: V) => FieldErrors<V>) | undefined;
  /** Fields whose errors are shown while typing, because waiting would cost more. */
  readonly urgent?: readonly (keyof V)[] | undefined;
  /** Fields whose errors are shown once typing pauses, because the server is asked about them then. */
  readonly checkOnPause?: readonly (keyof V)[] | undefined;
  /**
   * Gets the fields that a submit found wrong, or that the server refused, in the order of `initial`. A form
   * in steps opens the step of the first.
   */
  readonly onInvalid?: ((fields: readonly (keyof V)[]) => void) | undefined;
  /** False while the server has not answered about what is typed; a submit waits until it has. @default true */
  readonly isReady?: boolean | undefined;
}

/** Sends the form. `false`: nothing was sent, the form stays as it is. Rejects with the error of the call. */
type Submit<Input> = (input: Input) => Promise<boolean | void>;

/** With a schema, `submit` gets its output: trimmed, parsed, with its defaults. */
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
  /** The messages that are shown now, by field. */
  readonly errors: FieldErrors<V>;
  /** What a refused send says that belongs to no field. */
  readonly formError: string | undefined;
  /** The refused call itself, until a field is edited; for what a form offers to do about it. */
  readonly error: unknown;
  readonly isPending: boolean;
  /** Whether anything differs from `initial`. */
  readonly isDirty: boolean;
  readonly set: (change: Partial<V>) => void;
  /** Shows the errors of fields from now on. */
  readonly touch: (...fields: readonly (keyof V)[]) => void;
  /** Shows the errors of these fields and focuses the first; true where there is none. */
  readonly check: (...fields: readonly (keyof V)[]) => boolean;
  /** Sends the form; with a change, as it is after that change. */
  readonly submit: (change?: Partial<V>) => void;
  /** Takes back what a refused send says. */
  readonly clearError: () => void;
  /** Back to `initial`, without a draft. */
  readonly reset: () => void;
  /** Props of a text field. */
  readonly field: <K extends keyof V>(name: K) => TextProps<V[K]>;
  /** Props of a `Select` or `ComboBox`. */
  readonly select: <K extends keyof V>(name: K) => SelectProps<V[K]>;
  /** Props of a `Checkbox` or `Switch`. */
  readonly toggle: <K extends keyof V>(name: K) => ToggleProps<V[K]>;
  /** Props of a `CodeField`, which is judged by a submit alone, and says why no code was sent. */
  readonly code: <K extends keyof V>(name: K) => CodeProps<V[K]>;
  /** Props of a radio group or of a control that shows no error. */
  readonly choice: <K extends keyof V>(name: K) => ChoiceProps<V[K]>;
  readonly ref: RefObject<HTMLFormElement | null>;
}

/** What a frame needs of a form, whatever its fields. */
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
  readonly selectedKey: T | null;
  readonly onSelectionChange: (key: T | null) => void;
  readonly errorMessage?: string | undefined;
}
interface ToggleProps<T> {
  readonly isSelected: T;
  readonly onChange: (isSelected: T) => void;
}
interface CodeProps<T> {
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** No code was sent: beside the field that the error is about, otherwise the message beside this one. */
  readonly onError: (message: string, error: unknown) => void;
  readonly errorMessage?: string | undefined;
}
export interface ChoiceProps<T> {
  readonly value: T;
  readonly onChange: (value: T) => void;
}
