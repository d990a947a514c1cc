import { useAtomValue } from 'jotai';
import { type ReactNode, useCallback, useEffect, useSyncExternalStore } from 'react';
import { IntlProvider } from 'react-intl';
import { catalogAtom, languageAtom } from './atoms.ts';

export function I18nProvider({ children }: { children: ReactNode }) {
  const language = useAtomValue(languageAtom);
  const catalog = useAtomValue(catalogAtom);
  const subscribe = useCallback((listener: () => void) => catalog.subscribe(listener), [catalog]);
  const messages = useSyncExternalStore(subscribe, () => catalog.messages(language));

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  return (
    <IntlProvider locale={language} defaultLocale="en-US" messages={messages} onError={reportMissing}>
      {children}
    </IntlProvider>
  );
}

/** Throws errors such as a missing message in development. In production, the ID is shown. */
function reportMissing(error: Error): void {
  if (import.meta.env.DEV) throw error;
}
