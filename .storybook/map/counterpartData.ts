import { type Counterpart, buildCounterparts } from './counterparts.ts';

/** In Storybook, the plugin has put the value in place of the call. */
export const counterparts: Readonly<Record<string, Counterpart>> = buildCounterparts();
