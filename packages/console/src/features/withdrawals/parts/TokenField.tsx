import { useAtomValue } from 'jotai';
import { ComboBox, ComboBoxItem } from '@settlement/design-system/ComboBox';
import { TokenIcon } from '@settlement/design-system/TokenIcon';
import { useFormats } from '#data/formats/useFormats.ts';
import { hideBalancesAtom } from '#data/session/preferences.ts';
import { useText } from '#i18n/useText.ts';
import type { WithdrawalForm } from './useWithdrawalForm.ts';

/** The token, found by typing. Each option shows its balance. */
export function TokenField({ withdrawal }: { readonly withdrawal: WithdrawalForm }) {
  const text = useText();
  const areBalancesHidden = useAtomValue(hideBalancesAtom);
  const formats = useFormats();
  const { form, asset } = withdrawal;
  const wrong = form.errors.token;
  // An address limits the tokens to those that it can receive.
  const fitting = new Set(asset.fits.map((one) => one.token.token));
  const shown =
    fitting.size === 0
      ? asset.choices
      : asset.choices.filter((one) => fitting.has(one.token) || one.token === asset.token);
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
          // Keeps the network if the new token has it. Otherwise, the address or the user selects one.
          const same = networks.find(({ network }) => network.id === asset.asset?.network.id);
          withdrawal.chooseAsset(same?.token.id ?? '', { linkAmount: '', token, amount: '' });
        }}
        {...(wrong !== undefined && { errorMessage: wrong })}
      >
        {shown.map(({ token, logo, balance }) => (
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
