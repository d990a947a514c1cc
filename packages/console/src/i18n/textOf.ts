import { createIntl, createIntlCache } from '@formatjs/intl';
import type { Catalog } from './catalog.ts';
import type { Language } from './language.ts';
import type { Text } from './useText.ts';

const cache = createIntlCache();

export function textOf(catalog: Catalog, language: Language): Text {
  const intl = createIntl({ locale: language, messages: catalog.messages(language) }, cache);
  return (id, values) => intl.formatMessage({ id }, values);
}
