import type { Area } from '#i18n/ids.ts';

/** What the frame itself says: loaded, or taken from the kept bundle, before the first render. */
export const startAreas: readonly Area[] = ['common', 'shell'];
