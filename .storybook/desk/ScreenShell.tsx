import { type ReactNode, useCallback, useSyncExternalStore } from 'react';
import { App } from '../../packages/console/src/app/App.tsx';
import { Frame } from '../../packages/console/src/app/Frame.tsx';
import { routeAt } from '../../packages/console/src/app/routes.ts';
import type { ConsoleStore } from '../../packages/console/src/app/store.ts';
import { pathnameAtom } from '../../packages/console/src/data/location.ts';
import type { Device } from '../../packages/console/src/lib/device.ts';
import { isProtected, pageAt } from '../../packages/console/src/lib/pages.ts';
import { story } from '../preview.css.ts';
import { storyMark } from './storyMark.ts';

interface ScreenShellProps {
  readonly store: ConsoleStore;
  /** The address that the story was opened at. */
  readonly route: string;
  readonly device: Device;
  readonly children: ReactNode;
}

/** A story's screen where merchants see it. A link of the shell leads on: to the page of the real console. */
export function ScreenShell({ store, route, device, children }: ScreenShellProps) {
  const subscribe = useCallback((listener: () => void) => store.sub(pathnameAtom, listener), [store]);
  const pathname = useSyncExternalStore(subscribe, () => store.get(pathnameAtom));
  const [home = '/'] = route.split(/[?#]/);
  if (pageAt(pathname) !== pageAt(home)) return <App />;
  return (
    <Frame
      title={routeAt(home, device)?.title ?? 'shell.title.notFound'}
      isNamedByFrame={isProtected(home)}
      isSignedIn
    >
      <div className={story} {...storyMark}>
        {children}
      </div>
    </Frame>
  );
}
