import { lazy } from 'react';

const load = () => import('./NotificationCard.tsx');

/** The card is fetched when somebody approaches the bell. */
export const preloadCard = (): void => void load().catch(() => undefined);
export const LazyCard = lazy(async () => ({ default: (await load()).NotificationCard }));
