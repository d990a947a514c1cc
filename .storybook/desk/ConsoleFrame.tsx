import type { ReactNode } from 'react';
import { ConsoleProviders } from '#console/app/ConsoleProviders.tsx';
import type { ConsoleStore } from '#console/app/store.ts';
import type { ConsoleParameters } from '../consoleStory.ts';
import { screen, story } from '../preview.css.ts';
import { Suspense, lazy, useCallback, useSyncExternalStore } from 'react';
import { App } from '#console/app/App.tsx';
import { routeAt } from '#console/app/routes.ts';
import { Search } from '#console/app/deferredParts.tsx';
import { pathnameAtom } from '#console/data/page/location.ts';
import type { Device } from '#console/lib/browser/device.ts';
import { isProtected, pageAt } from '#console/lib/address/pages.ts';
import { storyMark } from './storyMark.ts';

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

const DesktopFrame = lazy(async () => ({
  default: (await import('#console/app/DesktopFrame.tsx')).DesktopFrame,
}));
const MobileFrame = lazy(async () => ({
  default: (await import('#console/app/MobileFrame.tsx')).MobileFrame,
}));

interface ScreenShellProps {
  readonly store: ConsoleStore;
  readonly route: string;
  readonly device: Device;
  readonly children: ReactNode;
}

function ScreenShell({ store, route, device, children }: ScreenShellProps) {
  const subscribe = useCallback((listener: () => void) => store.sub(pathnameAtom, listener), [store]);
  const pathname = useSyncExternalStore(subscribe, () => store.get(pathnameAtom));
  const [home = '/'] = route.split(/[?#]/);
  if (pageAt(pathname) !== pageAt(home)) return <App />;
  const Frame = device === 'mobile' ? MobileFrame : DesktopFrame;
  return (
    <>
      <Suspense>
        <Frame
          title={routeAt(home, device)?.heading ?? 'shell.title.notFound'}
          isNamedByFrame={isProtected(home)}
        >
          <div className={story} {...storyMark}>
            {children}
          </div>
        </Frame>
      </Suspense>
      <Search />
    </>
  );
}
