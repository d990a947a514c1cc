import { ComboBox, ComboBoxItem } from '@settlement/design-system/ComboBox';
import type { TokenOnNetwork } from '#data/currencies.ts';
import { useText } from '#i18n/useText.ts';
import { networkName } from '#parts/values/networkName.ts';

interface CurrencyFieldProps {
  readonly choices: readonly TokenOnNetwork[];
  readonly selectedKey: string | null;
  readonly onSelectionChange: (id: string | null) => void;
  readonly errorMessage?: string | undefined;
}

export function CurrencyField({ choices, ...field }: CurrencyFieldProps) {
  const text = useText();
  return (
    <ComboBox
      label={text('addresses.form.currency')}
      placeholder={text('addresses.form.chooseCurrency')}
      openLabel={text('addresses.form.open')}
      emptyLabel={text('addresses.form.noCurrency')}
      {...field}
    >
      {choices.map(({ network, token }) => (
        <ComboBoxItem key={token.id} id={token.id}>
          {`${token.token} · ${networkName(text, network)}`}
        </ComboBoxItem>
      ))}
    </ComboBox>
  );
}
