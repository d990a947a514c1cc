import { errorCode } from '#contract/errors.ts';
import { onCalls, type Scenario, prepared } from '#core/http/scenario.ts';

export const marketScenarios = [
  {
    id: 'market.full',
    title: 'Market: four tokens are followed, the maximum',
    spec: ['§5 Followed tokens'],
    prepare(_bank, merchant) {
      merchant.followed = ['BTC', 'ETH', 'TRX', 'SOL'];
    },
  },
  prepared('market.none', 'Market: no followed tokens', (_bank, merchant) => {
    merchant.followed = [];
  }),
  onCalls('market.followFailed', 'Market: followed tokens can’t be saved', 'market.follow', {
    kind: 'error',
    code: errorCode.OPERATION_FAILED,
  }),
] as const satisfies readonly Scenario[];
