import { lazyPart } from '#parts/lazyPart.ts';

/** The card is fetched when the pointer or the focus comes to the bell. */
export const notificationCard = lazyPart(
  async () => (await import('./NotificationCard.tsx')).NotificationCard,
);
