import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

/** Gives react-aria's parts, which name days and months, the language that `<html lang>` declares. */
export function DocumentLanguage({ children }: { children: ReactNode }) {
  return <I18nProvider locale={document.documentElement.lang || 'en'}>{children}</I18nProvider>;
}
