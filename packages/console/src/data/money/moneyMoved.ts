import { listAddresses } from '@settlement/api-mocks/contract/addresses';
import { listExpenses, listStream } from '@settlement/api-mocks/contract/funds';
import { listFollowed } from '@settlement/api-mocks/contract/market';
import { listNotifications } from '@settlement/api-mocks/contract/notifications';
import { getPayment, listPaymentTransfers } from '@settlement/api-mocks/contract/paymentDetails';
import { listPayments } from '@settlement/api-mocks/contract/payments';
import { listRecharges } from '@settlement/api-mocks/contract/recharge';
import { getAssetShares, getOverview, listAssets } from '@settlement/api-mocks/contract/statistics';
import { getSwapBalance } from '@settlement/api-mocks/contract/swap';
import { listTransfers } from '@settlement/api-mocks/contract/transfers';
import { getWithdrawalCost, listWithdrawals } from '@settlement/api-mocks/contract/withdrawals';
import { atom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { invalidate } from '../calls/endpointQuery.ts';

const changedByMoney = [
  listAssets,
  getAssetShares,
  getOverview,
  listFollowed,
  getSwapBalance,
  getWithdrawalCost,
  listStream,
  listRecharges,
  listTransfers,
  listWithdrawals,
  listExpenses,
  listNotifications,
  getPayment,
  listPayments,
  listPaymentTransfers,
  // A withdrawal can save its address, and changes the time of the last use.
  listAddresses,
] as const;

export const moneyMovedAtom = atom(null, (get): Promise<void> =>
  invalidate(get(queryClientAtom), ...changedByMoney),
);
