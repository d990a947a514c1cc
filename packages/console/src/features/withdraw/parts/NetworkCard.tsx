import { RadioCard } from '@settlement/design-system/RadioGroup';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { TokenOnNetwork } from '../../../data/currencies.ts';
import { networkCostAtom } from '../../../data/withdrawals.ts';
import { useFormats } from '../../../data/useFormats.ts';
import { useText } from '../../../i18n/useText.ts';
import { isOpen } from './choose-token.ts';
import { minutesOf } from './minutes.ts';
import { networkName } from '../../../parts/network-name.ts';
import * as css from '../withdraw.css.ts';

interface NetworkCardProps {
  readonly place: TokenOnNetwork;
  readonly areBalancesHidden: boolean;
}

/** One network: its name and standard, the least fee, the minimum, how long it takes, what there is on it. */
export function NetworkCard({ place: { network, token }, areBalancesHidden }: NetworkCardProps) {
  const text = useText();
  const formats = useFormats();
  const costAtom = useMemo(() => networkCostAtom(token.id), [token.id]);
  const { data: cost, isError } = useAtomValue(costAtom);
  const open = isOpen({ network, token });
  const facts = [
    [
      cost && text('withdraw.network.fee', { fee: formats.amount(cost.fee) }),
      isError && text('withdraw.cost.unavailable'),
    ],
    [
      text('withdraw.network.min', { amount: formats.exact(token.min_withdraw) }),
      cost && text('withdraw.network.eta', { minutes: minutesOf(cost.eta_seconds) }),
    ],
    [
      cost &&
        !areBalancesHidden &&
        text('withdraw.network.balance', { amount: formats.amount(cost.balance) }),
    ],
  ];
  const lines = facts.map((line) => line.filter(Boolean).join(' · ')).filter((line) => line !== '');
  return (
    <RadioCard
      value={token.id}
      isDisabled={!open}
      description={
        open
          ? lines.map((line) => (
              <span key={line} className={css.factLine}>
                {line}
              </span>
            ))
          : text('withdraw.network.resting')
      }
    >
      {networkName(text, network)}
    </RadioCard>
  );
}
