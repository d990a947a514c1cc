import type { Scenario } from '#core/http/scenario.ts';
import { addressScenarios } from './addresses/scenarios.ts';
import { applicationScenarios } from './applications/scenarios.ts';
import { billingScenarios } from './billing/scenarios.ts';
import { callbackScenarios } from './callbacks/scenarios.ts';
import { commonScenarios, type CommonScenarioId } from './commonScenarios.ts';
import { fundScenarios } from './funds/scenarios.ts';
import { marketScenarios } from './market/scenarios.ts';
import { notificationScenarios } from './notifications/scenarios.ts';
import { paymentScenarios } from './payments/scenarios.ts';
import { rechargeScenarios } from './recharge/scenarios.ts';
import { reportScenarios } from './reports/scenarios.ts';
import { requestScenarios } from './requests/scenarios.ts';
import { swapScenarios } from './swap/scenarios.ts';
import { transferScenarios } from './transfers/scenarios.ts';
import { userScenarios } from './user/scenarios.ts';
import { withdrawalScenarios } from './withdrawals/scenarios.ts';
import {
  errorScenarios,
  findRefusal,
  type ErrorScenarioId,
  type RefusalScenarioId,
} from './errorScenarios.ts';

const special = [
  ...addressScenarios,
  ...billingScenarios,
  ...applicationScenarios,
  ...callbackScenarios,
  ...fundScenarios,
  ...marketScenarios,
  ...notificationScenarios,
  ...paymentScenarios,
  ...rechargeScenarios,
  ...reportScenarios,
  ...requestScenarios,
  ...swapScenarios,
  ...transferScenarios,
  ...userScenarios,
  ...withdrawalScenarios,
] as const;

export type ScenarioId =
  | CommonScenarioId
  | ErrorScenarioId
  | RefusalScenarioId
  | (typeof special)[number]['id'];

const catalogue = new Map<string, Scenario>(
  [...commonScenarios, ...errorScenarios, ...special].map((scenario) => [scenario.id, scenario]),
);

/** The listed scenarios. Others, such as `swap.create.10023`, reject the call with the code in their ID. */
export const scenarioCatalogue: readonly Scenario[] = [...catalogue.values()];

const findScenario = (id: string): Scenario | undefined => catalogue.get(id) ?? findRefusal(id);

export function isScenarioId(id: string): id is ScenarioId {
  return findScenario(id) !== undefined;
}

/** The current names of renamed states and scenarios, because existing links may contain former names. */
const renamedStates: Readonly<Record<string, string>> = {
  arrivesLate: 'delayed',
  cutOff: 'truncated',
  unbrokenText: 'unbreakableText',
  filteredEmpty: 'noMatches',
};
const renamed: Readonly<Record<string, ScenarioId>> = {
  'user.nothingBound': 'user.noMethod',
  'user.emptied': 'user.zeroBalances',
  'swap.moved': 'swap.priceMoved',
  'swap.ordering': 'swap.pending',
  'withdrawals.oddFee': 'withdrawals.unexpectedFee',
  'withdrawals.lookalike': 'withdrawals.similarAddress',
  'statements.written': 'statements.available',
};

/** Finds a scenario by its current or former ID. */
export function findScenarioId(name: string): ScenarioId | undefined {
  const [noun, state = ''] = name.split('.');
  const renamedState = renamedStates[state];
  const id = renamed[name] ?? (renamedState === undefined ? name : `${noun}.${renamedState}`);
  return isScenarioId(id) ? id : undefined;
}

/** Parses `payments.empty,statistics.slow`. @throws {RangeError} if a name is unknown */
export function readScenarioIds(text: string): ScenarioId[] {
  const names = text.split(',').map((name) => name.trim());
  return names
    .filter((name) => name !== '')
    .map((name) => {
      const id = findScenarioId(name);
      if (id === undefined) throw new RangeError(`no such scenario: ${name}`);
      return id;
    });
}

export function findScenarios(ids: readonly ScenarioId[]): Scenario[] {
  return ids.flatMap((id) => findScenario(id) ?? []);
}
