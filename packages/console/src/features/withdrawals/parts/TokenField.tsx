import { useAtomValue } from 'jotai';
import { ComboBox, ComboBoxItem } from '@settlement/design-system/ComboBox';
import { TokenIcon } from '@settlement/design-system/TokenIcon';
import { useFormats } from '#data/useFormats.ts';
import { hideBalancesAtom } from '#data/preferences.ts';
import { useText } from '#i18n/useText.ts';
import { withRecipient } from './draft.ts';
import type { WithdrawalForm } from './useWithdrawalForm.ts';

/** What is withdrawn: found by typing, each with what there is of it. */
export function TokenField({ withdrawal }: { readonly withdrawal: WithdrawalForm }) {
  const text = useText();
  const areBalancesHidden = useAtomValue(hideBalancesAtom);
  const formats = useFormats();
  const { form, asset } = withdrawal;
  const { values: draft } = form;
  const wrong = form.errors.token;
  return (
    <>
      <ComboBox
        label={text('withdrawals.token.label')}
        placeholder={text('withdrawals.token.placeholder')}
        openLabel={text('withdrawals.token.open')}
        emptyLabel={text('withdrawals.token.none')}
        selectedKey={asset.token === '' ? null : asset.token}
        onSelectionChange={(token) => {
          if (token === null || token === asset.token) return;
          const networks = asset.choices.find((choice) => choice.token === token)?.networks ?? [];
          // The same network stays where the new token has it; otherwise it is chosen on purpose.
          const same = networks.find(({ network }) => network.id === asset.asset?.network.id);
          const kept = same ? { linkAmount: '' } : withRecipient(draft);
          withdrawal.chooseAsset(same?.token.id ?? '', { ...kept, token, amount: '' });
        }}
        {...(wrong !== undefined && { errorMessage: wrong })}
      >
        {asset.choices.map(({ token, logo, balance }) => (
          <ComboBoxItem
            key={token}
            id={token}
            textValue={token}
            icon={<TokenIcon token={token} logo={logo} size="small" />}
            description={
              areBalancesHidden
                ? text('withdrawals.hidden')
                : text('withdrawals.token.balance', { amount: formats.amount(balance), token })
            }
          >
            {token}
          </ComboBoxItem>
        ))}
      </ComboBox>
    </>
  );
}
