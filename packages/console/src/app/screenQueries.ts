import type { Atom } from 'jotai';
import { messageFiles } from '#i18n/catalog.ts';
import type { MessageFile } from '#i18n/ids.ts';
import type { PagePath } from '#lib/address/pages.ts';

type LoadQueries = () => Promise<readonly Atom<unknown>[]>;

export const screenQueries: Partial<Readonly<Record<PagePath, LoadQueries>>> = {
  '/': async () => (await import('#features/dashboard/queries.ts')).dashboardQueries,
  '/record': async () => (await import('#features/payments/queries.ts')).paymentsQueries,
};

const FIRST: readonly MessageFile[] = ['start'];

export const filesOf = (page: PagePath): readonly MessageFile[] =>
  screenQueries[page] ? FIRST : messageFiles;
