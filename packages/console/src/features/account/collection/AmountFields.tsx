import type { Collection } from '@settlement/api-mocks/contract/billing';
import { AmountField } from '@settlement/design-system/AmountField';
import { Banner } from '@settlement/design-system/Banner';
import { useAmountProblem } from '../../../i18n/useAmountProblem.ts';
import { useText } from '../../../i18n/useText.ts';
import * as css from './collection.css.ts';
import { type PlanDraft, lowersAmounts } from './ruleDraft.ts';

type Note = { readonly errorMessage?: string };

interface AmountFieldsProps {
  readonly draft: PlanDraft;
  /** The plan as it holds; none for a new one. */
  readonly saved: Collection | undefined;
  readonly token: string;
  readonly decimals: number;
  readonly noteOf: (field: 'threshold' | 'keep') => Note;
  readonly onChange: (fields: Partial<PlanDraft>) => void;
}

/** From how much on is collected, and what stays; says before saving that lower amounts wait. */
export function AmountFields({ draft, saved, token, decimals, noteOf, onChange }: AmountFieldsProps) {
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
          value={draft.threshold}
          onChange={(threshold) => onChange({ threshold })}
          {...noteOf('threshold')}
        />
        <AmountField
          size="medium"
          problemMessage={amountProblem}
          label={text('collection.form.keep')}
          description={text('collection.form.keepHint')}
          token={token}
          maxDecimals={decimals}
          value={draft.keep}
          onChange={(keep) => onChange({ keep })}
          {...noteOf('keep')}
        />
      </div>
      <div role="status">
        {saved && lowersAmounts({ threshold: draft.threshold, keep_amount: draft.keep }, saved) && (
          <Banner tone="info">
            {text('collection.form.waits', { threshold: saved.threshold, keep: saved.keep_amount, token })}
          </Banner>
        )}
      </div>
    </>
  );
}
