import type { Collection } from '@settlement/api-mocks/contract/billing';
import { AmountField } from '@settlement/design-system/AmountField';
import { Banner } from '@settlement/design-system/Banner';
import { useAmountProblem } from '#i18n/useAmountProblem.ts';
import { useText } from '#i18n/useText.ts';
import type { FormState } from '#kit/form/formState.ts';
import * as css from './collection.css.ts';
import { type PlanDraft, lowersAmounts } from './ruleDraft.ts';

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
      <div className={css.pair}>
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
      </div>
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
