import { ComboBox, ComboBoxItem } from '@settlement/design-system/ComboBox';
import { useText } from '#i18n/useText.ts';
import { ALL, type ChoiceFilterProps } from './ChoiceFilter.tsx';
import { useFirstFocus } from './useFirstFocus.ts';

export function FindFilter({
  field: { label, any, choices },
  value,
  isFocused = false,
  onChange,
}: ChoiceFilterProps) {
  const text = useText();
  return (
    <ComboBox
      // The new key makes the field show the label of its value when the options are loaded.
      key={choices.length}
      label={label}
      placeholder={any}
      ref={useFirstFocus(isFocused)}
      labels={{ open: text('common.filter.openList', { what: label }) }}
      value={value ?? ALL}
      onChange={(key) => {
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
