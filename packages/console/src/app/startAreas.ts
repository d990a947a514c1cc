import type { Area } from '#i18n/ids.ts';

/** What the frame of the console itself says: loaded, or taken from the kept bundle, before the first render. */
export const consoleAreas: readonly Area[] = ['common', 'shell'];

/** The same for the sign-in page. */
export const loginAreas: readonly Area[] = ['common', 'auth'];
