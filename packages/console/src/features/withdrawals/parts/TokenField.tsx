import { ComboBox, ComboBoxItem } from '@settlement/design-system/ComboBox';
import { TokenIcon } from '@settlement/design-system/TokenIcon';
import { useFormats } from '../../../data/useFormats.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Withdraw } from './useWithdraw.tsx';

/** What is withdrawn: found by typing, each with what there is of it. */
export function TokenField({ form }: { readonly form: Withdraw }) {
  const text = useText();
  const formats = useFormats();
  const { place, areBalancesHidden } = form;
  const wrong = form.shown('token');
  return (
    <div ref={(element) => form.placeOf('token')(element?.querySelector('input') ?? null)}>
      <ComboBox
        label={text('withdraw.token.label')}
        placeholder={text('withdraw.token.placeholder')}
        openLabel={text('withdraw.token.open')}
        emptyLabel={text('withdraw.token.none')}
        selectedKey={place.token === '' ? null : place.token}
        onSelectionChange={(token) => {
          if (token === null || token === place.token) return;
          const networks = place.choices.find((choice) => choice.token === token)?.networks ?? [];
          // The same network stays where the new token has it; otherwise it is chosen on purpose.
          const same = networks.find(({ network }) => network.id === place.place?.network.id);
          const kept = same ? {} : { address: '', memo: '', hasNoMemo: false };
          place.setPlace(same?.token.id ?? '', { token, amount: '', ...kept });
        }}
        {...(wrong !== undefined && { errorMessage: wrong })}
      >
        {place.choices.map(({ token, logo, balance }) => (
          <ComboBoxItem
            key={token}
            id={token}
            textValue={token}
            icon={<TokenIcon token={token} logo={logo} size="small" />}
            description={
              areBalancesHidden
                ? text('withdraw.hidden')
                : text('withdraw.token.balance', { amount: formats.amount(balance), token })
            }
          >
            {token}
          </ComboBoxItem>
        ))}
      </ComboBox>
    </div>
  );
}
