import { ComboBox, ComboBoxItem } from '@settlement/design-system/ComboBox';
import { useText } from '#i18n/useText.ts';
import { ALL, type ChoiceFilterProps } from './ChoiceFilter.tsx';

/** One of many, found by typing. */
export function FindFilter({ field: { label, any, choices }, value, onChange }: ChoiceFilterProps) {
  const text = useText();
  return (
    <ComboBox
      // Mounted again when the choices arrive: a value chosen by a link gets its name then.
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
