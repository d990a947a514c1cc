import { ComboBox, ComboBoxItem } from '@settlement/design-system/ComboBox';
import { useText } from '../../../i18n/useText.ts';
import type { Choice } from './useChoices.ts';

const ALL = 'all';

interface SearchChoiceProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly choices: readonly Choice[];
  readonly onChange: (value: string | undefined) => void;
}

/** One of many, found by typing. */
export function SearchChoice({ label, value, choices, onChange }: SearchChoiceProps) {
  const text = useText();
  return (
    <ComboBox
      // Anew when the choices come: what is chosen by a link gets its name then.
      key={choices.length}
      label={label}
      placeholder={text('funds.filter.all')}
      openLabel={text('funds.filter.openList', { what: label })}
      emptyLabel={text('funds.filter.noChoice')}
      selectedKey={value ?? ALL}
      onSelectionChange={(key) => {
        const chosen = key === null || key === ALL ? undefined : key;
        if (chosen !== value) onChange(chosen);
      }}
    >
      <ComboBoxItem id={ALL}>{text('funds.filter.all')}</ComboBoxItem>
      {choices.map(({ id, name }) => (
        <ComboBoxItem key={id} id={id}>
          {name}
        </ComboBoxItem>
      ))}
    </ComboBox>
  );
}
