import { type Counterpart, buildCounterparts } from './counterparts.ts';

export const counterparts: Readonly<Record<string, Counterpart>> = buildCounterparts();
