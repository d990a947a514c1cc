import { Select, SelectItem } from '@settlement/design-system/Select';
import { useAtomValue } from 'jotai';
import { currencyQueryAtoms } from '#data/currencies.ts';
import { useText } from '#i18n/useText.ts';

interface NetworkFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The network of a transaction; one that came with the address of the page is offered, whatever it is. */
export function NetworkField({ value, onChange }: NetworkFieldProps) {
  const text = useText();
  const { data } = useAtomValue(currencyQueryAtoms.recharge);
  const names = [
    ...new Set([...(data?.list ?? []).map(({ chain }) => chain), ...(value === '' ? [] : [value])]),
  ];
  return (
    <Select
      label={text('workOrders.form.chain')}
      placeholder={text('workOrders.form.chooseChain')}
      selectedKey={value === '' ? null : value}
      onSelectionChange={onChange}
    >
      {names.map((name) => (
        <SelectItem key={name} id={name}>
          {name}
        </SelectItem>
      ))}
    </Select>
  );
}
