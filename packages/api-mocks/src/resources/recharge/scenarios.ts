import { assetNamed } from '#core/catalogue/tokens.ts';
import { units } from '#core/money.ts';
import type { Scenario } from '#core/scenario.ts';
import { receiveDeposit } from './receive.ts';

export const rechargeScenarios = [
  {
    id: 'recharge.arriving',
    title: 'Recharge: 250 USDT on TRON detected, waiting for confirmations',
    prepare(bank, merchant) {
      const asset = assetNamed('USDT', 'TRON');
      receiveDeposit(bank, merchant, asset, units('250', asset.decimals), bank.clock.now());
    },
  },
  {
    id: 'recharge.listFailed',
    title: 'Recharge: deposits can’t be loaded',
    rules: [{ on: ['recharge.list'], effect: { kind: 'broken', message: 'deposits' } }],
  },
] as const satisfies readonly Scenario[];
