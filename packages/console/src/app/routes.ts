import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { MessageFile, MessageId } from '#i18n/ids.ts';
import { fetchCode } from '#lib/browser/chunkError.ts';
import type { Device } from '#lib/browser/device.ts';
import { type PagePath, pageAt, pagePaths, pages, titleOf } from '#lib/address/pages.ts';
import { loadTemporal } from '#lib/time/temporal.ts';
import { filesOf } from './screenQueries.ts';
import { screens } from './screens.ts';

export interface Route {
  readonly path: PagePath;
  readonly title: MessageId;
  readonly heading: MessageId;
  readonly files: readonly MessageFile[];
  readonly Screen: LazyExoticComponent<ComponentType>;
  readonly preload: () => Promise<unknown>;
}

function routeOf(path: PagePath, device: Device): Route {
  const page = pages[path];
  const title = titleOf(path, device);
  let started: Promise<ComponentType> | undefined;
  const preload = () => {
    started ??= fetchCode(async () => {
      const [screen] = await Promise.all([screens[path][device](), loadTemporal()]);
      return screen;
    }).catch((error: unknown) => {
      // After a failure, the next call loads the code again.
      started = undefined;
      throw error;
    });
    return started;
  };
  return {
    path,
    title,
    heading: 'heading' in page ? page.heading : title,
    files: filesOf(path),
    preload,
    Screen: lazy(async () => ({ default: await preload() })),
  };
}

const routesOn = (device: Device): readonly Route[] => pagePaths.map((path) => routeOf(path, device));

const byDevice: Record<Device, readonly Route[]> = {
  desktop: routesOn('desktop'),
  mobile: routesOn('mobile'),
};

export const routesOf = (device: Device): readonly Route[] => byDevice[device];

export function routeAt(pathname: string, device: Device): Route | undefined {
  const page = pageAt(pathname);
  return byDevice[device].find(({ path }) => path === page);
}
