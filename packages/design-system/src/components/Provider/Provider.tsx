import { useCallback, useRef } from 'react';
import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';

import { overlays } from './Provider.css.ts';

export interface ProviderProps {
  /** BCP 47: the language of days, months and numbers, and the direction of writing. */
  locale: string;
  /** The router's navigation. Links to other origins, and presses with a modifier key, don't call it. */
  navigate?: (href: string) => void;
  /** The address in the document for a link's `href`, where the application isn't at the root of its site. */
  hrefOf?: (href: string) => string;
  /** Names the landmark that dialogs, menus and tooltips are in while one is open. */
  overlaysLabel: string;
  /** The application. */
  children: ReactNode;
}

/** Language, router and the container of overlays. One, near the root of the application. */
export function Provider({ locale, navigate, hrefOf, overlaysLabel, children }: ProviderProps) {
  const container = useRef<HTMLElement>(null);
  const getContainer = useCallback(() => container.current, []);
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
      {/* Everything on a page is inside a landmark (axe `region`), overlays too. */}
      <section ref={container} aria-label={overlaysLabel} className={overlays} />
    </I18nProvider>
  );
}
