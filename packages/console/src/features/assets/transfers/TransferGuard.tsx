import type { Asset } from '@settlement/api-mocks/contract/statistics';
import type { ReactNode } from 'react';
import { transferAdapter } from '#data/transfers.ts';
import { useFormats } from '#data/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import { MoneyGuard } from '#parts/money/MoneyGuard.tsx';
import type { TransferFormState } from './useTransferForm.ts';
import { unitOf } from './useTransferVerification.tsx';

interface TransferGuardProps {
  readonly assets: readonly Asset[];
  readonly transfer: TransferFormState;
  readonly children: ReactNode;
}

/** The form, unless it is not known what became of the transfer before. */
export function TransferGuard({ assets, transfer, children }: TransferGuardProps) {
  const text = useText();
  const formats = useFormats();
  return (
    <MoneyGuard
      money={transfer.money}
      onFound={(tradeNo) => void transfer.found(tradeNo)}
      describe={(intention) => {
        const body = transferAdapter.bodyOf(intention);
        return (
          body && (
            <span>
              {text('assets.transfer.pending', {
                amount: `${formats.amount(body.amount)} ${unitOf(assets, body)}`,
                account: body.account,
              })}
            </span>
          )
        );
      }}
      verificationOf={(intention) => {
        const body = transferAdapter.bodyOf(intention) ?? { account: '', id: '', amount: '0' };
        return transfer.verificationOf(body, body.account);
      }}
    >
      {children}
    </MoneyGuard>
  );
}
