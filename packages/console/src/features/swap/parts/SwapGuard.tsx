import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { swapAdapter, swapPairsQueryAtom } from '#data/swap.ts';
import { useFormats } from '#data/useFormats.ts';
import { type Text, useText } from '#i18n/useText.ts';
import type { Intention } from '#kit/money/keptOutcome.ts';
import { MoneyGuard } from '#parts/money/MoneyGuard.tsx';
import type { SwapFormState } from './useSwapForm.tsx';

interface SwapGuardProps {
  readonly swap: SwapFormState;
  readonly children: ReactNode;
}

/** The form, unless it is not known what became of the order before. */
export function SwapGuard({ swap, children }: SwapGuardProps) {
  const text = useText();
  const formats = useFormats();
  const pairs = useAtomValue(swapPairsQueryAtom).data?.list;

  const describe = (intention: Intention, text: Text) => {
    const body = swapAdapter.bodyOf(intention);
    const pair = pairs?.find(({ id }) => id === body?.pair_id);
    const unit = body?.balance_type === 2 ? 'USDT' : (pair?.from.token ?? '');
    return (
      body && (
        <span>
          {text('swap.pending', {
            amount: `${formats.amount(body.from_amount)} ${unit}`,
            from: pair?.from.token ?? '',
            to: pair?.to.token ?? '',
          })}
        </span>
      )
    );
  };
  return (
    <MoneyGuard
      money={swap.money}
      onFound={swap.found}
      describe={(intention) => describe(intention, text)}
      verificationOf={(intention) => ({
        purpose: emailPurpose.withdrawal,
        content: (text) => ({
          title: text('swap.confirm.title'),
          recap: describe(intention, text),
          confirmLabel: text('swap.confirm.do'),
        }),
      })}
    >
      {children}
    </MoneyGuard>
  );
}
