import { Radio, RadioGroup } from '@settlement/design-system/RadioGroup';
import { useText } from '#i18n/useText.ts';
import type { ChoiceProps } from '#kit/form/formState.ts';
import * as css from '../applications.css.ts';

/** How long a secret still works beside the one that replaces it, in hours. */
const overlaps = [0, 1, 24, 72] as const;

interface OverlapFieldProps extends ChoiceProps<string> {
  readonly label: string;
}

/** Chooses how long the old secret keeps working after a rotation. */
export function OverlapField({ label, ...choice }: OverlapFieldProps) {
  const text = useText();
  return (
    <div className={css.choices}>
      <RadioGroup label={label} {...choice}>
        {overlaps.map((count) => (
          <Radio isTall key={count} value={String(count)}>
            {text('applications.rotate.hours', { hours: count })}
          </Radio>
        ))}
      </RadioGroup>
    </div>
  );
}
