import { Provider as StoreProvider } from 'jotai';
import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { routerHooks, useNavigate } from '#data/page/location.ts';
import { useToasts } from '#data/page/toasts.ts';
import { I18nProvider } from '#i18n/I18nProvider.tsx';
import { DesignSystem } from './DesignSystem.tsx';
import type { ConsoleStore } from './store.ts';
import { LeaveQuestion, Verification } from './deferredParts.tsx';
import { DeferredToasts } from './DeferredToasts.tsx';

interface ConsoleProvidersProps {
  readonly store: ConsoleStore;
  readonly children: ReactNode;
}

export function ConsoleProviders({ store, children }: ConsoleProvidersProps) {
  return (
    <StoreProvider store={store}>
      <I18nProvider>
        <Router {...routerHooks}>
          <ClientSideDesignSystem>
            {children}
            <Verification />
            <LeaveQuestion />
            <ConsoleToasts />
          </ClientSideDesignSystem>
        </Router>
      </I18nProvider>
    </StoreProvider>
  );
}

function ClientSideDesignSystem({ children }: { readonly children: ReactNode }) {
  return <DesignSystem navigate={useNavigate()}>{children}</DesignSystem>;
}

function ConsoleToasts() {
  return <DeferredToasts queue={useToasts()} />;
}
