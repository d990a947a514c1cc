import type { BillSetting } from '@settlement/api-mocks/contract/billing';
import { Grid } from '@settlement/design-system/Grid';
import { Radio, RadioCard, RadioGroup } from '@settlement/design-system/RadioGroup';
import { TextField } from '@settlement/design-system/TextField';
import { fieldErrors, fieldText } from '../../../i18n/fieldText.ts';
import { useText } from '../../../i18n/useText.ts';
import { SectionForm } from './SectionForm.tsx';
import {
  LEAST_MINUTES,
  MOST_MINUTES,
  type RulesDraft,
  emptyRules,
  gasPayers,
  modes,
  overRules,
  rulesChange,
  ruleErrors,
  rulesOf,
} from './billDrafts.ts';
import * as css from './billing.css.ts';
import { useSection } from './useSection.ts';

const serverNames: Readonly<Partial<Record<keyof RulesDraft, string>>> = {
  minutes: 'order_valid_minutes',
  under: 'under_tolerance',
  gasAlert: 'gas_alert',
};

/** How payments are taken: by what, for how long, and what is done when the amount is not the right one. */
export function RulesCard({ setting }: { readonly setting: BillSetting }) {
  const text = useText();
  const section = useSection({
    name: 'bill-rules',
    empty: emptyRules,
    current: rulesOf(setting),
    errorsOf: ruleErrors,
    changeOf: rulesChange,
    recapOf: ({ under }) => text('account.bill.confirmUnder', { percent: under }),
  });
  const { draft, isTried, error, change } = section;
  const errors = ruleErrors(draft);
  const refused = fieldErrors(text, error);
  const noteOf = (field: 'minutes' | 'under' | 'gasAlert') => {
    const failure = isTried ? errors[field] : undefined;
    const server = refused[serverNames[field] ?? field];
    if (server === undefined && failure === undefined) return {};
    const range =
      field === 'minutes'
        ? text('account.bill.minutesRange', { least: LEAST_MINUTES, most: MOST_MINUTES })
        : text('account.bill.underRange');
    return { errorMessage: server ?? (failure === 'range' ? range : fieldText(text, failure ?? 'required')) };
  };

  return (
    <SectionForm
      title={text('account.bill.rules')}
      description={text('account.bill.rulesLead')}
      section={section}
    >
      <RadioGroup label={text('account.bill.mode')} value={draft.mode} onChange={(mode) => change({ mode })}>
        <Grid columns={{ mobile: 1, desktop: 3 }} gap="s">
          {modes.map((mode) => (
            <RadioCard key={mode} value={mode} description={text(`account.bill.mode.${mode}.text`)}>
              {text(`account.bill.mode.${mode}`)}
            </RadioCard>
          ))}
        </Grid>
      </RadioGroup>
      <div className={css.pair}>
        <TextField
          label={text('account.bill.minutes')}
          description={text('account.bill.minutesRange', { least: LEAST_MINUTES, most: MOST_MINUTES })}
          inputMode="numeric"
          isNumeric
          end={text('account.bill.minutesUnit')}
          value={draft.minutes}
          onChange={(minutes) => change({ minutes: minutes.trim() })}
          {...noteOf('minutes')}
        />
        <TextField
          label={text('account.bill.under')}
          description={text('account.bill.underText')}
          inputMode="decimal"
          isNumeric
          end="%"
          value={draft.under}
          onChange={(under) => change({ under: under.trim() })}
          {...noteOf('under')}
        />
        <TextField
          label={text('account.bill.gasAlert')}
          description={text('account.bill.gasAlertText')}
          inputMode="decimal"
          isNumeric
          end="USDT"
          value={draft.gasAlert}
          onChange={(gasAlert) => change({ gasAlert: gasAlert.trim() })}
          {...noteOf('gasAlert')}
        />
      </div>
      <Grid columns={{ mobile: 1, desktop: 2 }} align="start">
        <RadioGroup
          label={text('account.bill.over')}
          value={draft.over}
          onChange={(over) => change({ over })}
        >
          {overRules.map((rule) => (
            <Radio key={rule} value={rule} description={text(`account.bill.over.${rule}.text`)}>
              {text(`account.bill.over.${rule}`)}
            </Radio>
          ))}
        </RadioGroup>
        <RadioGroup
          label={text('account.bill.gasPayer')}
          value={draft.gasPayer}
          onChange={(gasPayer) => change({ gasPayer })}
        >
          {gasPayers.map((payer) => (
            <Radio key={payer} value={payer} description={text(`account.bill.gasPayer.${payer}.text`)}>
              {text(`account.bill.gasPayer.${payer}`)}
            </Radio>
          ))}
        </RadioGroup>
      </Grid>
    </SectionForm>
  );
}
