import { Select, SelectItem } from '@settlement/design-system/Select';
import { useText } from '../../../i18n/useText.ts';

const ALL = 'all';

interface ChoiceFilterProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly choices: readonly { readonly id: string; readonly name: string }[];
  readonly onChange: (value: string | undefined) => void;
}

/** One of a few, or all; what only a link can name is listed as what it is. */
export function ChoiceFilter({ label, value, choices, onChange }: ChoiceFilterProps) {
  const text = useText();
  const isListed = value === undefined || choices.some(({ id }) => id === value);
  const shown = isListed ? choices : [...choices, { id: value, name: value }];
  return (
    <Select
      label={label}
      placeholder={text('funds.filter.all')}
      selectedKey={value ?? ALL}
      onSelectionChange={(key) => onChange(key === ALL ? undefined : key)}
    >
      <SelectItem id={ALL}>{text('funds.filter.all')}</SelectItem>
      {shown.map(({ id, name }) => (
        <SelectItem key={id} id={id}>
          {name}
        </SelectItem>
      ))}
    </Select>
  );
}
