import type { Collection } from '@settlement/api-mocks/contract/billing';
import { AmountField } from '@settlement/design-system/AmountField';
import { Grid } from '@settlement/design-system/Grid';
import { Banner } from '@settlement/design-system/Banner';
import { SegmentedControl } from '@settlement/design-system/SegmentedControl';
import { Select } from '@settlement/design-system/Select';
import { useAmountProblem } from '#i18n/useAmountProblem.ts';
import { useText } from '#i18n/useText.ts';
import type { FormState } from '#kit/form/formState.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { lowersAmounts, type PlanDraft, scheduleKinds, weekdays } from './ruleDraft.ts';
import { selectItems } from '#parts/fields/selectItems.tsx';

interface AmountFieldsProps {
  readonly form: FormState<PlanDraft>;
  readonly saved: Collection | undefined;
  readonly token: string;
  readonly decimals: number;
}

/** Renders the minimum amount and the amount to keep. Lower amounts take effect after 48 hours. */
export function AmountFields({ form, saved, token, decimals }: AmountFieldsProps) {
  const { values } = form;
  const text = useText();
  const amountProblem = useAmountProblem();
  return (
    <>
      <Grid minColumn="180px" gap="m">
        <AmountField
          size="medium"
          problemMessage={amountProblem}
          label={text('collection.form.threshold')}
          description={text('collection.form.thresholdHint')}
          token="USDT"
          {...form.field('threshold')}
        />
        <AmountField
          size="medium"
          problemMessage={amountProblem}
          label={text('collection.form.keep')}
          description={text('collection.form.keepHint')}
          token={token}
          maxDecimals={decimals}
          {...form.field('keep')}
        />
      </Grid>
      <div role="status">
        {saved && lowersAmounts({ threshold: values.threshold, keep_amount: values.keep }, saved) && (
          <Banner tone="info">
            {text('collection.form.waits', { threshold: saved.threshold, keep: saved.keep_amount, token })}
          </Banner>
        )}
      </div>
    </>
  );
}

const times = Array.from({ length: 48 }, (_, half) => {
  const hour = String(Math.floor(half / 2)).padStart(2, '0');
  return `${hour}:${half % 2 === 0 ? '00' : '30'}`;
});

interface ScheduleFieldsProps {
  readonly draft: PlanDraft;
  readonly onChange: (fields: Partial<PlanDraft>) => void;
}

export function ScheduleFields({ draft, onChange }: ScheduleFieldsProps) {
  const text = useText();
  const { zone } = useFormats();
  const choices = times.includes(draft.time) ? times : [draft.time, ...times];
  return (
    <>
      <SegmentedControl
        label={text('collection.form.when')}
        items={scheduleKinds.map((id) => ({ id, label: text(`collection.form.when.${id}`) }))}
        value={draft.kind}
        onChange={(id) => onChange({ kind: scheduleKinds.find((kind) => kind === id) ?? 'realtime' })}
      />
      {draft.kind !== 'realtime' && (
        <Grid minColumn="180px" gap="m">
          {draft.kind === 'weekly' && (
            <Select
              label={text('collection.form.weekday')}
              placeholder={text('common.chooseCurrency')}
              value={draft.weekday}
              onChange={(weekday) => onChange({ weekday })}
            >
              {selectItems(weekdays, (day) => text(`collection.day.${day}`))}
            </Select>
          )}
          <Select
            label={text('collection.form.time', { zone })}
            placeholder={text('common.chooseCurrency')}
            value={draft.time}
            onChange={(time) => onChange({ time })}
          >
            {selectItems(choices)}
          </Select>
        </Grid>
      )}
    </>
  );
}
