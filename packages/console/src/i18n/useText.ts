import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { createIntl, createIntlCache } from '@formatjs/intl';
import { isMessageId, type MessageId } from './ids.ts';
import type { Catalog } from './catalog.ts';
import type { Language } from './language.ts';

export type TextValues = Record<string, string | number>;
export type Text = (id: MessageId, values?: TextValues) => string;

export function useText(): Text {
  const intl = useIntl();
  return useCallback((id, values) => intl.formatMessage({ id }, values), [intl]);
}

/** Returns a function for IDs that may not exist, for example because a newer server sends an unknown code. */
export function useKnownText(): (id: string, fallback: string) => string {
  const intl = useIntl();
  return useCallback(
    (id, fallback) => (isMessageId(id, intl.messages) ? intl.formatMessage({ id }) : fallback),
    [intl],
  );
}

const cache = createIntlCache();

export function textOf(catalog: Catalog, language: Language): Text {
  const intl = createIntl({ locale: language, messages: catalog.messages(language) }, cache);
  return (id, values) => intl.formatMessage({ id }, values);
}
