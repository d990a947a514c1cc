import type { Atom } from 'jotai';
import type { PagePath } from '#lib/pages.ts';

type LoadQueries = () => Promise<readonly Atom<unknown>[]>;

/** What the screens that are opened first show at once. It is in one file with the screens, and brings their code. */
export const screenQueries: Partial<Readonly<Record<PagePath, LoadQueries>>> = {
  '/': async () => (await import('#features/dashboard/queries.ts')).dashboardQueries,
  '/record': async () => (await import('#features/payments/queries.ts')).paymentsQueries,
};
