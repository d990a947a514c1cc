import { RadioCard, RadioGroup } from '@settlement/design-system/RadioGroup';
import { useText } from '#i18n/useText.ts';
import type { FieldsProps } from './fields.ts';
import { modes, paymentModes } from './applicationTexts.tsx';

export function ModeFields({ values, patch, errors }: FieldsProps) {
  const text = useText();
  return (
    <>
      <RadioGroup
        // The heading of the section already shows this label.
        label={text('applications.column.mode')}
        isLabelHidden
        value={values.mode}
        onChange={(mode) => patch({ mode })}
        {...(errors.mode !== undefined && { errorMessage: errors.mode })}
      >
        {modes.map((mode) => (
          <RadioCard key={mode} value={String(mode)} description={text(`applications.modeText.${mode}`)}>
            {text(`applications.mode.${mode}`)}
          </RadioCard>
        ))}
      </RadioGroup>
      <RadioGroup
        label={text('applications.field.payment')}
        value={values.payment}
        onChange={(payment) => patch({ payment })}
        {...(errors.payment !== undefined && { errorMessage: errors.payment })}
      >
        {paymentModes.map((mode) => (
          <RadioCard key={mode} value={String(mode)} description={text(`applications.paymentText.${mode}`)}>
            {text(`applications.payment.${mode}`)}
          </RadioCard>
        ))}
      </RadioGroup>
    </>
  );
}
