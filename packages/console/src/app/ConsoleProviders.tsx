import { Provider as StoreProvider } from 'jotai';
import { type ReactNode, useCallback } from 'react';
import { Router } from 'wouter';
import { routerHooks, useNavigate } from '#data/location.ts';
import { useToasts } from '#data/toasts.ts';
import { I18nProvider } from '#i18n/I18nProvider.tsx';
import { DesignSystem } from './DesignSystem.tsx';
import type { ConsoleStore } from './store.ts';
import { DeferredLeaveDialog } from './DeferredLeaveDialog.tsx';
import { DeferredToasts } from './DeferredToasts.tsx';
import { DeferredVerification } from './DeferredVerification.tsx';

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
          <ClientSideDesignSystem>
            {children}
            <DeferredVerification />
            <DeferredLeaveDialog />
            <ConsoleToasts />
          </ClientSideDesignSystem>
        </Router>
      </I18nProvider>
    </StoreProvider>
  );
}

/** Its links navigate without loading the page. */
function ClientSideDesignSystem({ children }: { readonly children: ReactNode }) {
  return <DesignSystem navigate={useNavigate()}>{children}</DesignSystem>;
}

function ConsoleToasts() {
  const queue = useToasts();
  const load = useCallback(async () => {
    const { Toasts } = await import('./Toasts.tsx');
    return <Toasts queue={queue} />;
  }, [queue]);
  return <DeferredToasts load={load} queue={queue} />;
}
