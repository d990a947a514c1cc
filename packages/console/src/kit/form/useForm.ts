import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isApiError } from '#api/errors.ts';
import { fieldText } from '#i18n/fieldText.ts';
import { useText } from '#i18n/useText.ts';
import { errorToastsAtom } from './errorToasts.ts';
import { focusInvalid } from './focusInvalid.ts';
import { validate } from './formSchema.ts';
import type { FormState, RulesForm, SchemaForm } from './formState.ts';
import { type ServerErrors, isSilent, keysOf, serverErrorsOf } from './serverErrors.ts';
import { useTypingPause } from './useTypingPause.ts';

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
  const { initial, draft, rules, urgent = [], checkOnPause = [], onInvalid, isReady = true } = options;
  const text = useText();
  const toasts = useAtomValue(errorToastsAtom);
  const ref = useRef<HTMLFormElement>(null);
  const [edits, setEdits] = useState<Partial<V>>({});
  const [edited, setEdited] = useState<ReadonlySet<keyof V>>(new Set());
  const [touched, setTouched] = useState<ReadonlySet<keyof V>>(new Set());
  const [typing, setTyping] = useTypingPause<keyof V>();
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
  // Nothing can be done any more about what a form was refused for once it is left.
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

  const refuse = (failure: unknown, found: ServerErrors<V>) => {
    if (!isApiError(failure) || !isSilent(failure)) toasts.report(failure);
    setError(failure);
    setRefused(found);
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
      if (isDone !== false) reset();
    } catch (failure) {
      refuse(failure, serverErrorsOf(text, failure, values, options));
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  };
  const send = () => {
    if (!options.schema) return options.submit(values);
    const parsed = validate(options.schema, values);
    // A schema error without a field can't be fixed in the form.
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
    code: (name) => ({
      value: values[name],
      onChange: (value) => {
        // Digits are not wrong for being typed one after the other, nor an empty field while a code is on its way.
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
      ...note(name),
    }),
    choice: (name) => ({ value: values[name], onChange: (value) => change(name, value) }),
    ref,
  };
}
