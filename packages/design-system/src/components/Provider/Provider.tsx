import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';

import { overlays } from './Provider.css.ts';
import { LabelsContext, type LabelOverrides } from './useLabels.ts';
import { watchForCopies } from './watchForCopies.ts';

export interface ProviderProps {
  /** The BCP 47 language tag for the default texts, formats and writing direction. */
  locale: string;
  /** The navigation function of the router. It isn't called for other origins or modifier keys. */
  navigate?: (href: string) => void;
  /** Converts the `href` of a link to the URL in the document, if the application isn't at the root of its site. */
  hrefOf?: (href: string) => string;
  /**
   * Replaces texts of components: `{ Dialog: { close: 'Fermer' } }`. If `locale` is Chinese, the Chinese texts
   * appear after they are loaded, or on the first render after `preloadLabels`. On a server, pass `zhLabels`.
   */
  labels?: LabelOverrides;
  /** The application, whose components use these settings. */
  children: ReactNode;
}

let chinese: LabelOverrides | undefined;

/** Loads the Chinese texts for the first render if `locale` is Chinese. After a failure, English remains. */
export async function preloadLabels(locale: string): Promise<void> {
  if (!locale.startsWith('zh')) return;
  chinese ??= await import('./zhLabels.ts').then(
    ({ zhLabels }) => zhLabels,
    () => undefined,
  );
}

function useLoadedLabels(locale: string): LabelOverrides | undefined {
  const [, setLoaded] = useState(chinese);
  useEffect(() => void preloadLabels(locale).then(() => setLoaded(chinese)), [locale]);
  return locale.startsWith('zh') ? chinese : undefined;
}

/** The provider of the language, texts, router and overlay container. Use one near the root of the application. */
export function Provider({ locale, navigate, hrefOf, labels, children }: ProviderProps) {
  const container = useRef<HTMLElement>(null);
  const getContainer = useCallback(() => container.current, []);
  const texts = { ...useLoadedLabels(locale), ...labels };
  useEffect(() => (process.env.NODE_ENV === 'production' ? undefined : watchForCopies()), []);
  return (
    <I18nProvider locale={locale}>
      <LabelsContext value={texts}>
        <PortalProvider getContainer={getContainer}>
          {navigate ? (
            <RouterProvider navigate={navigate} useHref={hrefOf}>
              {children}
            </RouterProvider>
          ) : (
            children
          )}
        </PortalProvider>
      </LabelsContext>
      {/* All content must be inside a landmark, including overlays (axe `region`). */}
      <section
        ref={container}
        aria-label={texts.Provider?.overlays ?? 'Menus and dialogs'}
        className={overlays}
      />
    </I18nProvider>
  );
}

export type { ComponentLabels, Labels } from './labels.ts';
export type { LabelOverrides } from './useLabels.ts';
