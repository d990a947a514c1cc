import { accountSteps } from './accountSteps.ts';
import { merchantSteps } from './merchantSteps.ts';
import { moneySteps } from './moneySteps.ts';
import { orderSteps } from './orderSteps.ts';
import type { Step } from './step.ts';

/** Every call there is, in an order in which each succeeds; what others need is done before, what ends it last. */
export const steps: readonly Step[] = [...merchantSteps, ...moneySteps, ...orderSteps, ...accountSteps];
