import { balanceType, emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import type { Asset } from '@settlement/api-mocks/contract/statistics';
import { findAssetPart } from '#data/assets.ts';
import type { VerificationRequest } from '#data/money.ts';
import type { TransferInput } from '#data/transfers.ts';
import { TransferRecap } from './TransferRecap.tsx';

/** The unit of an amount that is sent. */
export function unitOf(
  assets: readonly Asset[],
  { id, balance_type }: Pick<TransferInput, 'id' | 'balance_type'>,
): string {
  return balance_type === balanceType.usdtBalance ? 'USDT' : (findAssetPart(assets, id)?.token ?? '');
}

/** How a transfer is proved: always, before the first call, with all there is to agree to. */
export function useTransferVerification(assets: readonly Asset[]) {
  return (body: Omit<TransferInput, 'request_id'>, recipient: string): VerificationRequest => {
    const token = findAssetPart(assets, body.id);
    return {
      asksFirst: true,
      purpose: emailPurpose.withdrawal,
      content: (text) => ({
        title: text('assets.transfer.confirm'),
        confirmLabel: text('assets.transfer.do'),
        recap: (
          <TransferRecap
            recipient={recipient}
            account={body.account}
            amount={body.amount}
            unit={unitOf(assets, body)}
            network={token ? `${token.token} · ${token.chain}` : ''}
            remark={body.remark ?? ''}
          />
        ),
      }),
    };
  };
}
