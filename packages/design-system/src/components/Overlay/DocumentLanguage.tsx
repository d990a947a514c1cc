import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { I18nProvider, useLocale } from 'react-aria-components/I18nProvider';

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['lang'] });
  return () => observer.disconnect();
}

/**
 * Gives react-aria's parts, which name days and months, the language that `<html lang>` declares; on a
 * server, that of the `I18nProvider` around.
 */
export function DocumentLanguage({ children }: { children: ReactNode }) {
  const { locale } = useLocale();
  const language = useSyncExternalStore(
    subscribe,
    () => document.documentElement.lang || locale,
    () => locale,
  );
  return <I18nProvider locale={language}>{children}</I18nProvider>;
}
