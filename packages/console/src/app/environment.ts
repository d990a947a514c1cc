import type { PageLoader } from '#data/calls/pageLoader.ts';
import type { Catalog } from '#i18n/catalog.ts';
import type { Language } from '#i18n/language.ts';
import { withBase } from '#lib/address/basePath.ts';
import type { Device } from '#lib/browser/device.ts';
import type { LocationSource } from '#lib/browser/locationSource.ts';
import type { AppStorage } from '#lib/browser/storage.ts';

export interface Environment {
  readonly root: Element;
  readonly storage: AppStorage;
  readonly device: Device;
  readonly location: LocationSource;
  readonly language: Language;
  /** The catalog. The messages of the first render are loading or stored. */
  readonly catalog: Catalog;
}

export const windowLoader: PageLoader = {
  assign: (href) => window.location.assign(withBase(href)),
  replace: (href) => window.location.replace(withBase(href)),
  reload: () => window.location.reload(),
};
