import { Checkbox } from '@settlement/design-system/Checkbox';
import { VisuallyHidden } from '@settlement/design-system/VisuallyHidden';
import { useText } from '#i18n/useText.ts';

interface ChooseAllProps {
  /** What of the page can be chosen. */
  readonly ids: readonly string[];
  /** How many of them are. */
  readonly count: number;
  readonly onChange: (ids: readonly string[], isOn: boolean) => void;
}

/** Chooses everything on the page that failed; where nothing did, there is nothing to choose. */
export function ChooseAll({ ids, count, onChange }: ChooseAllProps) {
  const text = useText();
  if (ids.length === 0) return <VisuallyHidden>{text('callbacks.column.choose')}</VisuallyHidden>;
  return (
    <Checkbox
      isLabelHidden
      isSelected={count === ids.length}
      isIndeterminate={count > 0 && count < ids.length}
      onChange={(isOn) => onChange(ids, isOn)}
    >
      {text('callbacks.chooseAll', { count: ids.length })}
    </Checkbox>
  );
}
