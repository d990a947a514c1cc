import type { ReactNode } from 'react';
import { ConsoleProviders } from '#console/app/ConsoleProviders.tsx';
import type { ConsoleStore } from '#console/app/store.ts';
import type { ConsoleParameters } from '../consoleStory.ts';
import { screen } from '../preview.css.ts';
import { ScreenShell } from './ScreenShell.tsx';

interface ConsoleFrameProps {
  readonly store: ConsoleStore;
  readonly parameters: ConsoleParameters;
  readonly hasShell: boolean;
  readonly children: ReactNode;
}

export function ConsoleFrame({ store, parameters, hasShell, children }: ConsoleFrameProps) {
  const { route = '/', device = 'desktop', hasOwnPage } = parameters;
  const page = hasOwnPage ? children : <main className={screen}>{children}</main>;
  return (
    <ConsoleProviders store={store}>
      {hasShell ? (
        <ScreenShell store={store} route={route} device={device}>
          {children}
        </ScreenShell>
      ) : (
        page
      )}
    </ConsoleProviders>
  );
}
