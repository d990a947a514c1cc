import { assetNamed } from '#core/catalogue/tokens.ts';
import { units } from '#core/books/money.ts';
import { onCalls, type Scenario, prepared } from '#core/http/scenario.ts';
import { receiveDeposit } from './receive.ts';

export const rechargeScenarios = [
  prepared(
    'recharge.arriving',
    'Deposits: 250 USDT on TRON detected, waiting for confirmations',
    (bank, merchant) => {
      const asset = assetNamed('USDT', 'TRON');
      receiveDeposit(bank, merchant, asset, units('250', asset.decimals), bank.clock.now());
    },
  ),
  onCalls('recharge.listFailed', 'Deposits: they can’t be loaded', 'recharge.list', {
    kind: 'broken',
    message: 'deposits',
  }),
] as const satisfies readonly Scenario[];
