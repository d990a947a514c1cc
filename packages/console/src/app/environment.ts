import type { PageLoader } from '#data/pageLoader.ts';
import type { Catalog } from '#i18n/catalog.ts';
import type { Language } from '#i18n/language.ts';
import { withBase } from '#lib/basePath.ts';
import type { Device } from '#lib/device.ts';
import type { LocationSource } from '#lib/locationSource.ts';
import type { AppStorage } from '#lib/storage.ts';

/** What `main` found out before anything is fetched. */
export interface Environment {
  readonly root: Element;
  readonly storage: AppStorage;
  readonly device: Device;
  readonly location: LocationSource;
  readonly language: Language;
  /** What is said before the first render is being fetched, or was kept from the last visit. */
  readonly catalog: Catalog;
}

export const windowLoader: PageLoader = {
  assign: (href) => window.location.assign(withBase(href)),
  replace: (href) => window.location.replace(withBase(href)),
  reload: () => window.location.reload(),
};
