import { useAtomValue } from 'jotai';
import { Grid } from '@settlement/design-system/Grid';
import { RadioGroup } from '@settlement/design-system/RadioGroup';
import { readRecipient } from '@settlement/api-mocks/rules/recipient';
import { hideBalancesAtom } from '#data/preferences.ts';
import { useText } from '#i18n/useText.ts';
import { amountError } from '#lib/amountRules.ts';
import { withRecipient } from './draft.ts';
import { NetworkCard } from './NetworkCard.tsx';
import type { WithdrawalForm } from './useWithdrawalForm.ts';

/** The networks of the token with what each costs; one under maintenance says so. */
export function NetworkField({ withdrawal }: { readonly withdrawal: WithdrawalForm }) {
  const text = useText();
  const areBalancesHidden = useAtomValue(hideBalancesAtom);
  const { form, asset } = withdrawal;
  const { values: draft } = form;
  const wrong = form.errors.id;
  if (!asset.choice) return null;
  return (
    <RadioGroup
      label={text('withdrawals.network.label')}
      value={asset.id === '' ? null : asset.id}
      onChange={(id) => {
        const next = asset.choice?.networks.find(({ token }) => token.id === id);
        if (!next) return;
        const read = readRecipient(draft.address, next);
        const isKept = read.problem === undefined && read.address === draft.address;
        // An address that isn't one of the new network is removed; a link for that network is read.
        withdrawal.chooseAsset(id, isKept ? {} : withRecipient(draft, read.problem ? {} : read));
      }}
      {...(wrong !== undefined && { errorMessage: wrong })}
      {...(asset.choice.networks.length === 1 && { description: text('withdrawals.network.only') })}
    >
      <Grid minColumn="232px" gap="s">
        {asset.choice.networks.map((one) => (
          <NetworkCard
            key={one.token.id}
            asset={one}
            areBalancesHidden={areBalancesHidden}
            amount={
              amountError(withdrawal.amount, { decimals: one.token.decimals }) === undefined
                ? withdrawal.amount
                : ''
            }
          />
        ))}
      </Grid>
    </RadioGroup>
  );
}
