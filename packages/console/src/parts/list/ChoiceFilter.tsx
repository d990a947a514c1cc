import { Select, SelectItem } from '@settlement/design-system/Select';
import type { ChoiceField } from './filterFields.ts';
import { useFirstFocus } from './useFirstFocus.ts';

export const ALL = 'all';

export interface ChoiceFilterProps {
  readonly field: ChoiceField;
  readonly value: string | undefined;
  readonly isFocused?: boolean;
  readonly onChange: (value: string | undefined) => void;
}

export function ChoiceFilter({
  field: { label, any, choices },
  value,
  isFocused = false,
  onChange,
}: ChoiceFilterProps) {
  const isListed = value === undefined || choices.some(({ id }) => id === value);
  const shown = isListed ? choices : [...choices, { id: value, name: value }];
  return (
    <Select
      label={label}
      placeholder={any}
      ref={useFirstFocus(isFocused)}
      value={value ?? ALL}
      onChange={(key) => onChange(key === ALL ? undefined : key)}
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
