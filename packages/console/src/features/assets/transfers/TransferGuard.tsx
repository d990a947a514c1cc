import type { ReactNode } from 'react';
import { transferAdapter } from '../../../data/transfers.ts';
import { useFormats } from '../../../data/useFormats.ts';
import { useText } from '../../../i18n/useText.ts';
import { MoneyGuard } from '../../../parts/money/MoneyGuard.tsx';
import type { useTransfer } from './useTransfer.tsx';

interface TransferGuardProps {
  readonly transfer: ReturnType<typeof useTransfer>;
  readonly children: ReactNode;
}

/** The form, unless it is not known what became of the transfer before. */
export function TransferGuard({ transfer, children }: TransferGuardProps) {
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
                amount: `${formats.amount(body.amount)} ${transfer.unitOf(body)}`,
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
