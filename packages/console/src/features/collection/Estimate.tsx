import { Button } from '@settlement/design-system/Button';
import { DescriptionList } from '@settlement/design-system/DescriptionList';
import { useState } from 'react';
import { useWithdrawalCost } from '#data/withdrawals.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import { isPositive, multiply, subtract } from '#lib/money/money.ts';
import { useRowSize } from '#parts/list/useRowSize.ts';
import * as css from './collection.css.ts';
import { type PlanDraft, runsAMonth, sweepOf } from './ruleDraft.ts';

interface EstimateProps {
  readonly draft: PlanDraft;
  readonly token: string;
  readonly decimals: number;
  readonly price: string;
  readonly balance: string;
  readonly target: string | undefined;
}

export function Estimate({ draft, token, decimals, price, balance, target }: EstimateProps) {
  const text = useText();
  const size = useRowSize();
  const formats = useFormats();
  const [isShown, setShown] = useState(false);
  const amount = sweepOf(draft, { balance, price, decimals });
  const { currencyId } = draft;
  const cost = useWithdrawalCost(currencyId === '' ? undefined : { id: currencyId, amount: amount ?? '' });
  const known = cost.data;
  const runs = runsAMonth(draft);
  const money = (value: string) => `${formats.amount(value)} ${token}`;

  const wouldHappen = (): string => {
    if (amount === undefined)
      return text('collection.form.belowMinimum', {
        balance: formats.amount(balance),
        token,
        threshold: draft.threshold,
      });
    const shown = formats.amount(amount);
    if (target === undefined) return text('collection.form.noDestination', { amount: shown, token });
    const received = known ? subtract(amount, known.fee) : amount;
    if (!isPositive(received)) return text('collection.form.tooSmall');
    return text('collection.form.wouldSend', {
      amount: shown,
      token,
      label: target,
      fee: formats.amount(known?.fee),
      received: formats.amount(received),
    });
  };

  return (
    <div className={css.estimate}>
      <DescriptionList
        items={[
          {
            term: text('collection.form.fee'),
            detail: known ? money(known.fee) : cost.error ? text('collection.form.feeFailed') : '—',
          },
          {
            term: text('collection.form.monthly'),
            detail:
              runs === undefined
                ? text('collection.form.monthlyUnknown')
                : known
                  ? money(multiply(known.fee, runs))
                  : '—',
          },
        ]}
      />
      {isShown ? (
        <p role="status">{wouldHappen()}</p>
      ) : (
        <div>
          <Button variant="outline" size={size} onPress={() => setShown(true)}>
            {text('collection.form.simulate')}
          </Button>
        </div>
      )}
    </div>
  );
}
