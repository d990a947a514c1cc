import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from './ids.ts';

export type TextValues = Record<string, string | number>;
export type Text = (id: MessageId, values?: TextValues) => string;

export function useText(): Text {
  const intl = useIntl();
  return useCallback((id, values) => intl.formatMessage({ id }, values), [intl]);
}
