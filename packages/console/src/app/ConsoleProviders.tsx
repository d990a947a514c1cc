import { NavigationProvider } from '@settlement/design-system/NavigationProvider';
import { ToastRegion } from '@settlement/design-system/Toast';
import { Provider as StoreProvider, useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { I18nProvider as AriaI18nProvider } from 'react-aria-components/I18nProvider';
import { Router } from 'wouter';
import { routerHooks, useNavigate } from '../data/location.ts';
import { useToasts } from '../data/toasts.ts';
import { I18nProvider } from '../i18n/I18nProvider.tsx';
import { languageAtom } from '../i18n/atoms.ts';
import { useText } from '../i18n/useText.ts';
import type { ConsoleStore } from './store.ts';

interface ConsoleProvidersProps {
  readonly store: ConsoleStore;
  readonly children: ReactNode;
}

/** What every screen needs around it. The areas `common`, `errors` and `shell` must be loaded before. */
export function ConsoleProviders({ store, children }: ConsoleProvidersProps) {
  return (
    <StoreProvider store={store}>
      <I18nProvider>
        <Router {...routerHooks}>
          <FieldLanguage>
            <ClientLinks>{children}</ClientLinks>
          </FieldLanguage>
          <Toasts />
        </Router>
      </I18nProvider>
    </StoreProvider>
  );
}

/** Every link of the design system navigates without loading the page. */
function ClientLinks({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  return <NavigationProvider navigate={navigate}>{children}</NavigationProvider>;
}

/** The language of calendars and number fields. */
function FieldLanguage({ children }: { readonly children: ReactNode }) {
  return <AriaI18nProvider locale={useAtomValue(languageAtom)}>{children}</AriaI18nProvider>;
}

function Toasts() {
  const text = useText();
  return (
    <ToastRegion
      queue={useToasts()}
      label={text('common.notifications')}
      closeLabel={text('common.dismiss')}
    />
  );
}
