import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { IntlProvider } from 'react-intl';
import { catalogAtom, languageAtom } from './atoms.ts';

export function I18nProvider({ children }: { children: ReactNode }) {
  const language = useAtomValue(languageAtom);
  const catalog = useAtomValue(catalogAtom);

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  return (
    <IntlProvider
      locale={language}
      defaultLocale="en-US"
      messages={catalog.messages(language)}
      onError={reportMissing}
    >
      {children}
    </IntlProvider>
  );
}

/** Throws errors such as a missing message in development. In production, the ID is shown. */
function reportMissing(error: Error): void {
  if (import.meta.env.DEV) throw error;
}
