import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Area, MessageId } from '#i18n/ids.ts';
import { fetchCode } from '#lib/chunkError.ts';
import type { Device } from '#lib/device.ts';
import { type PagePath, pageAt, pagePaths, pages } from '#lib/pages.ts';
import { loadTemporal } from '#lib/temporal.ts';
import { screens } from './screens.ts';

/** A page on one device. */
export interface Route {
  readonly path: PagePath;
  readonly title: MessageId;
  readonly areas: readonly Area[];
  readonly Screen: LazyExoticComponent<ComponentType>;
  /** Starts everything the screen waits for: its chunk, and Temporal where the browser has none. */
  readonly preload: () => Promise<unknown>;
}

function routeOf(path: PagePath, device: Device): Route {
  const { title, areas } = pages[path];
  let started: Promise<ComponentType> | undefined;
  const preload = () => {
    started ??= fetchCode(async () => {
      const [screen] = await Promise.all([screens[path][device](), loadTemporal()]);
      return screen;
    }).catch((error: unknown) => {
      // A failed chunk may be there at the next try.
      started = undefined;
      throw error;
    });
    return started;
  };
  return {
    path,
    title: typeof title === 'string' ? title : title[device],
    areas,
    preload,
    Screen: lazy(async () => ({ default: await preload() })),
  };
}

const routesOn = (device: Device): readonly Route[] => pagePaths.map((path) => routeOf(path, device));

const byDevice: Record<Device, readonly Route[]> = {
  desktop: routesOn('desktop'),
  mobile: routesOn('mobile'),
};

/** Every route of a device. */
export const routesOf = (device: Device): readonly Route[] => byDevice[device];

/** The route at an address, or undefined: no such page. */
export function routeAt(pathname: string, device: Device): Route | undefined {
  const page = pageAt(pathname);
  return byDevice[device].find(({ path }) => path === page);
}
