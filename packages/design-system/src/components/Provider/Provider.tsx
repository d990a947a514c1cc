import { useCallback, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';

import { overlays } from './Provider.css.ts';
import { watchForCopies } from './watchForCopies.ts';

export interface ProviderProps {
  /** The BCP 47 language of dates and numbers, which also sets the writing direction. */
  locale: string;
  /**
   * The navigation function of the router. It isn't called for links to other origins, or for presses with
   * a modifier key.
   */
  navigate?: (href: string) => void;
  /** Converts the `href` of a link to the URL in the document, if the application isn't at the root of its site. */
  hrefOf?: (href: string) => string;
  /** The accessible name of the landmark that contains open dialogs, menus and tooltips. */
  overlaysLabel: string;
  /** The application, whose components use these settings. */
  children: ReactNode;
}

/** The provider of the language, router and overlay container. Use one near the root of the application. */
export function Provider({ locale, navigate, hrefOf, overlaysLabel, children }: ProviderProps) {
  const container = useRef<HTMLElement>(null);
  const getContainer = useCallback(() => container.current, []);
  useEffect(() => (process.env.NODE_ENV === 'production' ? undefined : watchForCopies()), []);
  return (
    <I18nProvider locale={locale}>
      <PortalProvider getContainer={getContainer}>
        {navigate ? (
          <RouterProvider navigate={navigate} useHref={hrefOf}>
            {children}
          </RouterProvider>
        ) : (
          children
        )}
      </PortalProvider>
      {/* All content must be inside a landmark, including overlays (axe `region`). */}
      <section ref={container} aria-label={overlaysLabel} className={overlays} />
    </I18nProvider>
  );
}
