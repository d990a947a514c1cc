import { ComboBox, ComboBoxItem } from '@settlement/design-system/ComboBox';
import { Select, SelectItem } from '@settlement/design-system/Select';
import { useText } from '../../i18n/useText.ts';
import type { ChoiceField } from './filterFields.ts';

const ALL = 'all';

interface ChoiceFilterProps {
  readonly field: ChoiceField;
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** One of a few, or all; what only a link can name is listed as what it is. */
export function ChoiceFilter({ field: { label, any, choices }, value, onChange }: ChoiceFilterProps) {
  const isListed = value === undefined || choices.some(({ id }) => id === value);
  const shown = isListed ? choices : [...choices, { id: value, name: value }];
  return (
    <Select
      label={label}
      placeholder={any}
      selectedKey={value ?? ALL}
      onSelectionChange={(key) => onChange(key === ALL ? undefined : key)}
    >
      <SelectItem id={ALL}>{any}</SelectItem>
      {shown.map(({ id, name }) => (
        <SelectItem key={id} id={id}>
          {name}
        </SelectItem>
      ))}
    </Select>
  );
}

/** One of many, found by typing. */
export function FindFilter({ field: { label, any, choices }, value, onChange }: ChoiceFilterProps) {
  const text = useText();
  return (
    <ComboBox
      // Anew when the choices come: what is chosen by a link gets its name then.
      key={choices.length}
      label={label}
      placeholder={any}
      openLabel={text('common.filter.openList', { what: label })}
      emptyLabel={text('common.filter.noChoice')}
      selectedKey={value ?? ALL}
      onSelectionChange={(key) => {
        const chosen = key === null || key === ALL ? undefined : key;
        if (chosen !== value) onChange(chosen);
      }}
    >
      <ComboBoxItem id={ALL}>{any}</ComboBoxItem>
      {choices.map(({ id, name }) => (
        <ComboBoxItem key={id} id={id}>
          {name}
        </ComboBoxItem>
      ))}
    </ComboBox>
  );
}
