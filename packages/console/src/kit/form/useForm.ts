import { useAtomValue } from 'jotai';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isApiError } from '../../api/errors.ts';
import { fieldText } from '../../i18n/fieldText.ts';
import { useText } from '../../i18n/useText.ts';
import { errorToastsAtom } from './errorToasts.ts';
import { focusInvalid } from './focusInvalid.ts';
import { type FormSchema, validate } from './formSchema.ts';
import {
  type FieldErrors,
  type ServerErrorOptions,
  type ServerErrors,
  isSilent,
  keysOf,
  serverErrorsOf,
} from './serverErrors.ts';

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
  /** False while the server has not answered about what is typed; a submit waits until it has. @default true */
  readonly isReady?: boolean | undefined;
}

/** Sends the form. `false`: nothing was sent, the form stays as it is. Rejects with the error of the call. */
type Submit<Input> = (input: Input) => Promise<boolean | void>;

/** With a schema, `submit` gets its output: trimmed, parsed, with its defaults. */
interface SchemaForm<V, Output> extends FormOptions<V> {
  readonly schema: FormSchema<Output>;
  readonly submit: Submit<Output>;
}
interface RulesForm<V> extends FormOptions<V> {
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
  readonly submit: () => void;
  /** Back to `initial`, without a draft. */
  readonly reset: () => void;
  /** Props of a text field. */
  readonly field: <K extends keyof V>(name: K) => TextProps<V[K]>;
  /** Props of a `Select` or `ComboBox`. */
  readonly select: <K extends keyof V>(name: K) => SelectProps<V[K]>;
  /** Props of a `Checkbox` or `Switch`. */
  readonly toggle: <K extends keyof V>(name: K) => ToggleProps<V[K]>;
  /** Props of a radio group or of a control that shows no error. */
  readonly choice: <K extends keyof V>(name: K) => ChoiceProps<V[K]>;
  readonly ref: RefObject<HTMLFormElement | null>;
}

/** What a frame needs of a form, whatever its fields. */
export type AnyForm = Pick<
  FormState<object>,
  'ref' | 'submit' | 'formError' | 'isPending' | 'isDirty' | 'reset'
>;

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
interface ChoiceProps<T> {
  readonly value: T;
  readonly onChange: (value: T) => void;
}

const noErrors: ServerErrors<object> = { fields: {} };

/**
 * One form: fields, their errors, the errors of the server, the draft, the submit and the focus.
 *
 *     const form = useForm({ initial: { label: '' }, schema, submit: async ({ label }) => { … } });
 *     <Form form={form} …><TextField label={…} {...form.field('label')} /></Form>
 *
 * A field shows what is wrong after it was edited and left, or after a submit, and no longer than it is
 * wrong. What the server refused stands until the field is edited.
 */
export function useForm<V extends object, Output>(options: SchemaForm<V, Output>): FormState<V>;
export function useForm<V extends object>(options: RulesForm<V>): FormState<V>;
export function useForm<V extends object, Output>(
  options: SchemaForm<V, Output> | RulesForm<V>,
): FormState<V> {
  const { initial, draft, rules, urgent = [], isReady = true } = options;
  const text = useText();
  const toasts = useAtomValue(errorToastsAtom);
  const ref = useRef<HTMLFormElement>(null);
  const [edits, setEdits] = useState<Partial<V>>({});
  const [edited, setEdited] = useState<ReadonlySet<keyof V>>(new Set());
  const [touched, setTouched] = useState<ReadonlySet<keyof V>>(new Set());
  const [refused, setRefused] = useState<ServerErrors<V>>(noErrors);
  const [error, setError] = useState<unknown>();
  const [isSending, setSending] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  /** Counts what asks for the focus: the effect below runs once for each, after the errors are on screen. */
  const [failures, setFailures] = useState(0);
  /** Presses come faster than renders. */
  const isBusy = useRef(false);

  const values: V = draft ? draft[0] : { ...initial, ...edits };
  const names = keysOf(values);
  const checked = options.schema && validate(options.schema, values);
  const bySchema = checked?.errors;
  const byRules = rules?.(values);
  const ownError = (name: keyof V): string | undefined => {
    const message = bySchema?.get(String(name));
    return byRules?.[name] ?? (message === undefined ? undefined : fieldText(text, message));
  };
  const wrong = names.filter((name) => ownError(name) !== undefined);

  const errors: { [K in keyof V]?: string } = {};
  for (const name of names) {
    const isShown = touched.has(name) || urgent.includes(name);
    const message = refused.fields[name] ?? (isShown ? ownError(name) : undefined);
    if (message !== undefined) errors[name] = message;
  }

  useEffect(() => {
    if (failures === 0 || !ref.current) return undefined;
    return focusInvalid(ref.current);
  }, [failures]);
  const focus = () => setFailures((count) => count + 1);

  const settle = () => {
    if (error !== undefined) toasts.dismiss(error);
    setError(undefined);
    setRefused(noErrors);
  };

  const touch = (...fields: readonly (keyof V)[]) => setTouched((before) => new Set([...before, ...fields]));

  const set = (change: Partial<V>) => {
    const changed = keysOf(change);
    if (draft) draft[1](change);
    else setEdits((before) => ({ ...before, ...change }));
    setEdited((before) => new Set([...before, ...changed]));
    setWaiting(false);
    if (refused === noErrors && error === undefined) return;
    toasts.dismiss(error);
    setError(undefined);
    setRefused(({ fields }) => {
      const left = { ...fields };
      for (const field of changed) delete left[field];
      return { fields: left };
    });
  };

  const reset = () => {
    draft?.[2]();
    setEdits({});
    setEdited(new Set());
    setTouched(new Set());
    setWaiting(false);
    settle();
  };

  const check = (...fields: readonly (keyof V)[]) => {
    touch(...fields);
    const isRight = !wrong.some((name) => fields.includes(name));
    if (!isRight) focus();
    return isRight;
  };

  const submit = async () => {
    if (isBusy.current) return;
    const isRight = check(...names);
    setWaiting(isRight && !isReady);
    if (!isRight || !isReady) return;
    isBusy.current = true;
    setSending(true);
    settle();
    try {
      const isDone = await send();
      if (isDone !== false) reset();
    } catch (failure) {
      if (!isApiError(failure) || !isSilent(failure)) toasts.report(failure);
      setError(failure);
      setRefused(serverErrorsOf(text, failure, values, options));
      focus();
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  };
  const send = () => {
    if (!options.schema) return options.submit(values);
    const parsed = validate(options.schema, values);
    // What the schema says of no field: nobody can put it right here.
    if (parsed.errors) throw new TypeError(`The form is wrong: ${[...parsed.errors.values()].join(', ')}`);
    return options.submit(parsed.output);
  };

  const submitNow = useEffectEvent(() => void submit());
  useEffect(() => {
    if (!isWaiting || !isReady) return undefined;
    // The submit that waited, now that everything is known.
    let isCurrent = true;
    queueMicrotask(() => isCurrent && submitNow());
    return () => {
      isCurrent = false;
    };
  }, [isWaiting, isReady]);

  const change = <K extends keyof V>(name: K, value: V[K]) => {
    const one: Partial<V> = {};
    one[name] = value;
    set(one);
  };
  const note = (name: keyof V) => {
    const errorMessage = errors[name];
    return errorMessage === undefined ? {} : { errorMessage };
  };

  return {
    values,
    errors,
    formError: refused.form,
    error,
    isPending: isSending || isWaiting,
    isDirty: names.some((name) => values[name] !== initial[name]),
    set,
    touch,
    check,
    submit: () => void submit(),
    reset,
    field: (name) => ({
      value: values[name],
      onChange: (value) => change(name, value),
      // Passing through a field is no mistake: only what was typed is judged.
      onBlur: () => edited.has(name) && touch(name),
      ...note(name),
    }),
    select: (name) => ({
      selectedKey: values[name] || null,
      onSelectionChange: (key) => change(name, key ?? initial[name]),
      ...note(name),
    }),
    toggle: (name) => ({ isSelected: values[name], onChange: (isOn) => change(name, isOn) }),
    choice: (name) => ({ value: values[name], onChange: (value) => change(name, value) }),
    ref,
  };
}
