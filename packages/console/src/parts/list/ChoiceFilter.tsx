import { Select, SelectItem } from '@settlement/design-system/Select';
import type { ChoiceField } from './filterFields.ts';

/** The choice that filters nothing. */
export const ALL = 'all';

export interface ChoiceFilterProps {
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
