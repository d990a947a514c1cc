import { Stack } from '@settlement/design-system/Stack';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { currencyQueryAtoms, findTokenOnNetwork } from '#data/currencies.ts';
import { withdrawalAdapter } from '#data/withdrawals.ts';
import { useFormats } from '#data/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import type { Intention } from '#kit/money/keptOutcome.ts';
import { FullAddress } from '#parts/FullAddress.tsx';
import { MoneyGuard } from '#parts/money/MoneyGuard.tsx';
import { networkName } from '#parts/networkName.ts';
import type { WithdrawalSummary } from './draft.ts';
import type { WithdrawalForm } from './useWithdrawalForm.ts';
import * as css from '../withdraw.css.ts';

interface WithdrawalGuardProps {
  readonly withdrawal: WithdrawalForm;
  readonly children: ReactNode;
}

/** The form, unless it is not known what became of the withdrawal before. */
export function WithdrawalGuard({ withdrawal, children }: WithdrawalGuardProps) {
  const text = useText();
  const formats = useFormats();
  const networks = useAtomValue(currencyQueryAtoms.withdraw).data?.list;

  const summaryOf = (intention: Intention): WithdrawalSummary => {
    const body = withdrawalAdapter.bodyOf(intention);
    const asset = findTokenOnNetwork(networks, body?.id);
    return {
      token: asset?.token.token ?? '',
      network: asset ? networkName(text, asset.network) : '',
      address: body?.address ?? '',
      memo: body?.memo ?? '',
      amount: body?.amount ?? '0',
      actual: '',
    };
  };
  return (
    <MoneyGuard
      money={withdrawal.money}
      onFound={withdrawal.finish}
      verificationOf={(intention) => withdrawal.verificationOf(summaryOf(intention))}
      describe={(intention) => {
        const { amount, token, network, address } = summaryOf(intention);
        return (
          <Stack gap="xs">
            <span>{text('withdrawals.pending', { amount: formats.amount(amount), token, network })}</span>
            <span className={css.recapAddress}>
              <FullAddress value={address} />
            </span>
          </Stack>
        );
      }}
    >
      {children}
    </MoneyGuard>
  );
}
