import { attackChecks } from './attackChecks.ts';
import { callChecks } from './callChecks.ts';
import type { Check } from './check.ts';
import { figureChecks } from './figureChecks.ts';
import { filterChecks } from './filterChecks.ts';
import { moneyChecks } from './moneyChecks.ts';
import { readingChecks } from './readingChecks.ts';
import { valueChecks } from './valueChecks.ts';

export const checks: readonly Check[] = [
  ...readingChecks,
  ...valueChecks,
  ...figureChecks,
  ...callChecks,
  ...filterChecks,
  ...attackChecks,
  ...moneyChecks,
];
