import { RadioGroup } from '@settlement/design-system/RadioGroup';
import { judgeAddress } from '../../../parts/address/addressValidation.ts';
import { useText } from '../../../i18n/useText.ts';
import { amountFault } from '../../../lib/amountRules.ts';
import { NetworkCard } from './NetworkCard.tsx';
import type { Withdraw } from './useWithdraw.tsx';
import * as css from '../withdraw.css.ts';

/** The networks of the token with what each costs; one under maintenance says so. */
export function NetworkField({ form }: { readonly form: Withdraw }) {
  const text = useText();
  const { place, draft } = form;
  const wrong = form.shown('network');
  if (!place.choice) return null;
  return (
    <div
      className={css.networks}
      ref={(element) => form.placeOf('network')(element?.querySelector('input:not(:disabled)') ?? null)}
    >
      <RadioGroup
        label={text('withdraw.network.label')}
        value={place.id === '' ? null : place.id}
        onChange={(id) => {
          const next = place.choice?.networks.find(({ token }) => token.id === id);
          if (!next) return;
          // An address that is none of the new network would be sent nowhere.
          const isKept = judgeAddress(next.network.chain_family, draft.address).kind === 'valid';
          place.setPlace(id, isKept ? {} : { address: '', memo: '', hasNoMemo: false });
        }}
        {...(wrong !== undefined && { errorMessage: wrong })}
        {...(place.choice.networks.length === 1 && { description: text('withdraw.network.only') })}
      >
        {place.choice.networks.map((one) => (
          <NetworkCard
            key={one.token.id}
            place={one}
            areBalancesHidden={form.areBalancesHidden}
            amount={
              amountFault(form.amount, { decimals: one.token.decimals }) === undefined ? form.amount : ''
            }
          />
        ))}
      </RadioGroup>
    </div>
  );
}
