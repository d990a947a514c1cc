import { RadioGroup } from '@settlement/design-system/RadioGroup';
import { validateAddress } from '../../../parts/address/addressValidation.ts';
import { useText } from '../../../i18n/useText.ts';
import { amountError } from '../../../lib/amountRules.ts';
import { NetworkCard } from './NetworkCard.tsx';
import type { Withdraw } from './useWithdraw.tsx';
import * as css from '../withdraw.css.ts';

/** The networks of the token with what each costs; one under maintenance says so. */
export function NetworkField({ form }: { readonly form: Withdraw }) {
  const text = useText();
  const { asset, draft } = form;
  const wrong = form.shown('network');
  if (!asset.choice) return null;
  return (
    <div
      className={css.networks}
      ref={(element) => form.hostLabel('network')(element?.querySelector('input:not(:disabled)') ?? null)}
    >
      <RadioGroup
        label={text('withdrawals.network.label')}
        value={asset.id === '' ? null : asset.id}
        onChange={(id) => {
          const next = asset.choice?.networks.find(({ token }) => token.id === id);
          if (!next) return;
          // An address that is none of the new network would be sent nowhere.
          const isKept = validateAddress(next.network.chain_family, draft.address).kind === 'valid';
          asset.setAsset(id, isKept ? {} : { address: '', memo: '', hasNoMemo: false });
        }}
        {...(wrong !== undefined && { errorMessage: wrong })}
        {...(asset.choice.networks.length === 1 && { description: text('withdrawals.network.only') })}
      >
        {asset.choice.networks.map((one) => (
          <NetworkCard
            key={one.token.id}
            asset={one}
            areBalancesHidden={form.areBalancesHidden}
            amount={
              amountError(form.amount, { decimals: one.token.decimals }) === undefined ? form.amount : ''
            }
          />
        ))}
      </RadioGroup>
    </div>
  );
}
