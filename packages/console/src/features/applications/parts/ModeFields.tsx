import { Radio, RadioCard, RadioGroup } from '@settlement/design-system/RadioGroup';
import { useText } from '../../../i18n/useText.ts';
import type { FieldsProps } from './fields.ts';
import { modes, paymentModes } from './applicationTexts.tsx';

/** Real money or not, and how payers pay. */
export function ModeFields({ values, patch, faults }: FieldsProps) {
  const text = useText();
  return (
    <>
      <RadioGroup
        label={text('applications.field.mode')}
        value={values.mode}
        onChange={(mode) => patch({ mode })}
        {...(faults.mode !== undefined && { errorMessage: faults.mode })}
      >
        {modes.map((mode) => (
          <Radio key={mode} value={String(mode)} description={text(`applications.modeText.${mode}`)}>
            {text(`applications.mode.${mode}`)}
          </Radio>
        ))}
      </RadioGroup>
      <RadioGroup
        label={text('applications.field.payment')}
        value={values.payment}
        onChange={(payment) => patch({ payment })}
        {...(faults.payment !== undefined && { errorMessage: faults.payment })}
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
