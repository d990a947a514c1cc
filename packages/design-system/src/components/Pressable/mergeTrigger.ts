import type { Ref, RefCallback } from 'react';

import type { TriggerProps } from './TriggerContext.ts';

/** Both functions in turn. */
export function chain<Args extends readonly unknown[]>(
  first: ((...args: Args) => void) | undefined,
  second: ((...args: Args) => void) | undefined,
): ((...args: Args) => void) | undefined {
  if (!first || !second) return first ?? second;
  return (...args) => {
    first(...args);
    second(...args);
  };
}

/** One ref for two. */
export function mergeRefs<T>(
  first: Ref<T> | undefined,
  second: RefCallback<T> | undefined,
): RefCallback<T> | undefined {
  if (!first) return second;
  return (element) => {
    const clean = [attach(first, element), second ? attach(second, element) : undefined];
    return () => {
      for (const detach of clean) detach?.();
    };
  };
}

function attach<T>(ref: NonNullable<Ref<T>>, element: T | null): () => void {
  if (typeof ref === 'function') {
    const clean = ref(element);
    return typeof clean === 'function' ? clean : () => void ref(null);
  }
  ref.current = element;
  return () => {
    ref.current = null;
  };
}

/** A control may hang under a tooltip and open a menu at once. */
export function mergeTrigger(outer: TriggerProps | null, inner: TriggerProps): TriggerProps {
  if (!outer) return inner;
  return {
    ...outer,
    ...inner,
    ref: mergeRefs(outer.ref, inner.ref),
    onPress: chain(outer.onPress, inner.onPress),
    onHoverStart: chain(outer.onHoverStart, inner.onHoverStart),
    onHoverEnd: chain(outer.onHoverEnd, inner.onHoverEnd),
    onFocus: chain(outer.onFocus, inner.onFocus),
    onBlur: chain(outer.onBlur, inner.onBlur),
    onKeyDown: chain(outer.onKeyDown, inner.onKeyDown),
  };
}
