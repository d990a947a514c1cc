import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isApiError } from '#api/errors.ts';
import { fieldText } from '#i18n/fieldText.ts';
import { useText } from '#i18n/useText.ts';
import { errorToastsAtom } from './errorToasts.ts';
import { focusInvalid } from './focus.ts';
import { validate } from './formSchema.ts';
import type { FormState, RulesForm, SchemaForm } from './formState.ts';
import { type ServerErrors, isSilent, keysOf, serverErrorsOf } from './serverErrors.ts';
import { DEBOUNCE } from '#lib/browser/useDebounced.ts';

const noErrors: ServerErrors<object> = { fields: {} };

/**
 * Returns the state of a form.
 *
 *     const form = useForm({ initial: { label: '' }, schema, submit: async ({ label }) => { … } });
 *     <Form form={form} …><TextField label={…} {...form.field('label')} /></Form>
 *
 * A field shows its error after an edit and a blur, or after a submit. An error of the server is shown until the
 * field is edited.
 */
export function useForm<V extends object, Output>(options: SchemaForm<V, Output>): FormState<V>;
export function useForm<V extends object>(options: RulesForm<V>): FormState<V>;
export function useForm<V extends object, Output>(
  options: SchemaForm<V, Output> | RulesForm<V>,
): FormState<V> {
  const {
    initial,
    draft,
    rules,
    urgent = [],
    checkOnPause = [],
    onInvalid,
    isReady = true,
    isClosing = false,
  } = options;
  const text = useText();
  const toasts = useAtomValue(errorToastsAtom);
  const ref = useRef<HTMLFormElement>(null);
  const [edits, setEdits] = useState<Partial<V>>({});
  const [edited, setEdited] = useState<ReadonlySet<keyof V>>(new Set());
  const [touched, setTouched] = useState<ReadonlySet<keyof V>>(new Set());
  const [typing, setTyping] = useTypingPause<keyof V>();
  const [refused, setRefused] = useState<ServerErrors<V> & { readonly failure?: unknown }>(noErrors);
  const [error, setError] = useState<unknown>();
  const [isSending, setSending] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  /** The number of failed checks and submits. The effect below runs for each, after rendering. */
  const [failures, setFailures] = useState(0);
  const isBusy = useRef(false);
  /** The sent values, which a closing form still shows. Its draft is already removed. */
  const [sent, setSent] = useState<V>();

  const values: V = sent ?? (draft ? draft[0] : { ...initial, ...edits });
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
    const isPaused = checkOnPause.includes(name) && !typing.has(name) && values[name] !== initial[name];
    const isShown = touched.has(name) || urgent.includes(name) || isPaused;
    const message = refused.fields[name] ?? (isShown ? ownError(name) : undefined);
    if (message !== undefined) errors[name] = message;
  }

  useEffect(() => {
    if (failures === 0 || !ref.current) return undefined;
    return focusInvalid(ref.current);
  }, [failures]);
  const focus = () => setFailures((count) => count + 1);

  const leave = useEffectEvent(() => {
    if (error !== undefined && !(isApiError(error) && isSilent(error))) toasts.dismiss(error);
  });
  useEffect(() => () => leave(), []);

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
    setTyping(changed.filter((name) => checkOnPause.includes(name)));
    setWaiting(false);
    if (refused === noErrors && error === undefined) return;
    toasts.dismiss(error);
    setError(undefined);
    setRefused(({ fields, failure }) => {
      const left = { ...fields };
      for (const field of changed) delete left[field];
      return { fields: left, failure };
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

  const refuse = (failure: unknown, found: ServerErrors<V>) => {
    if (!isApiError(failure) || !isSilent(failure)) toasts.report(failure);
    setError(failure);
    setRefused({ ...found, failure });
    const invalid = names.filter((name) => found.fields[name] !== undefined);
    if (invalid.length > 0) onInvalid?.(invalid);
    focus();
  };

  const submit = async () => {
    if (isBusy.current) return;
    const isRight = check(...names);
    if (!isRight) onInvalid?.(wrong);
    setWaiting(isRight && !isReady);
    if (!isRight || !isReady) return;
    isBusy.current = true;
    setSending(true);
    settle();
    try {
      const isDone = await send();
      const closes = isDone !== false && isClosing;
      if (closes) {
        setSent(values);
        draft?.[2]();
      } else if (isDone !== false) reset();
      isBusy.current = closes;
    } catch (failure) {
      isBusy.current = false;
      refuse(failure, serverErrorsOf(text, failure, values, options));
    } finally {
      setSending(false);
    }
  };
  const send = () => {
    if (!options.schema) return options.submit(values);
    const parsed = validate(options.schema, values);
    // All fields are valid here. A remaining error means that the schema is wrong, because the user can't correct it.
    if (parsed.errors) throw new TypeError(`The form is wrong: ${[...parsed.errors.values()].join(', ')}`);
    return options.submit(parsed.output);
  };

  const submitNow = useEffectEvent(() => void submit());
  useEffect(() => {
    if (!isWaiting || !isReady) return undefined;
    // The delayed submit runs after all checks have updated the state.
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
    submit: (last) => {
      if (!last) return void submit();
      set(last);
      if (isBusy.current) return undefined;
      return setWaiting(true);
    },
    clearError: settle,
    reset,
    field: (name) => ({
      value: values[name],
      onChange: (value) => change(name, value),
      onBlur: () => edited.has(name) && touch(name),
      ...note(name),
    }),
    select: (name) => ({
      value: values[name] || null,
      onChange: (value) => change(name, value ?? initial[name]),
      ...note(name),
    }),
    toggle: (name) => ({ isSelected: values[name], onChange: (isOn) => change(name, isOn) }),
    code: (name) => ({
      value: values[name],
      onChange: (value) => {
        // An incomplete code isn't an error while the user types. An empty field isn't an error
        // while its code is being sent.
        setTouched((before) => new Set([...before].filter((one) => one !== name)));
        change(name, value);
      },
      onError: (message, failure) => {
        settle();
        const { fields } = serverErrorsOf(text, failure, values, options);
        const own: { [K in keyof V]?: string } = {};
        own[name] = message;
        refuse(failure, { fields: keysOf(fields).length > 0 ? fields : own });
      },
      failure: refused.fields[name] === undefined ? undefined : refused.failure,
      ...note(name),
    }),
    choice: (name) => ({ value: values[name], onChange: (value) => change(name, value) }),
    ref,
  };
}

/** Returns the last edited fields until 300 ms have passed, and a function that sets these fields. */
function useTypingPause<Name>(): readonly [ReadonlySet<Name>, (fields: readonly Name[]) => void] {
  const [typing, setTyping] = useState<ReadonlySet<Name>>(new Set());
  useEffect(() => {
    if (typing.size === 0) return undefined;
    const timer = setTimeout(() => setTyping(new Set()), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [typing]);
  return [typing, (fields) => fields.length > 0 && setTyping(new Set(fields))];
}
