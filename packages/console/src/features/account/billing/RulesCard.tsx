import type { BillSetting } from '@settlement/api-mocks/contract/billing';
import { Grid } from '@settlement/design-system/Grid';
import { RadioCard, RadioGroup } from '@settlement/design-system/RadioGroup';
import { TextField } from '@settlement/design-system/TextField';
import { fieldTexts } from '#i18n/fieldText.ts';
import { useText } from '#i18n/useText.ts';
import { SectionForm, useSection } from './SectionForm.tsx';
import {
  LEAST_MINUTES,
  MOST_MINUTES,
  gasPayers,
  modes,
  overRules,
  rulesChange,
  ruleErrors,
  rulesOf,
} from './billDrafts.ts';

const wireNames = {
  minutes: 'order_valid_minutes',
  under: 'under_tolerance',
  gasAlert: 'gas_alert',
} as const;

export function RulesCard({ setting }: { readonly setting: BillSetting }) {
  const text = useText();
  const ranges = {
    minutes: text('account.bill.minutesRange', { least: LEAST_MINUTES, most: MOST_MINUTES }),
    under: text('account.bill.underRange'),
  };
  const form = useSection({
    name: 'bill-rules',
    current: rulesOf(setting),
    wireNames,
    rules: (values) => {
      const errors = ruleErrors(values);
      return {
        ...fieldTexts(text, errors),
        ...(errors.minutes === 'range' && { minutes: ranges.minutes }),
        ...(errors.under === 'range' && { under: ranges.under }),
      };
    },
    changeOf: rulesChange,
    recapOf: ({ under }, text) => text('account.bill.confirmUnder', { percent: under }),
  });
  const number = (name: 'minutes' | 'under' | 'gasAlert') => ({
    isNumeric: true,
    ...form.field(name),
    onChange: (typed: string) => form.set({ [name]: typed.trim() }),
  });

  return (
    <SectionForm
      id="rules"
      title={text('account.bill.rules')}
      description={text('account.bill.rulesLead')}
      form={form}
    >
      <RadioGroup label={text('account.bill.mode')} {...form.choice('mode')}>
        <Grid columns={{ mobile: 1, desktop: 3 }} gap="s" hasEqualRows>
          {modes.map((mode) => (
            <RadioCard key={mode} value={mode} description={text(`account.bill.mode.${mode}.text`)}>
              {text(`applications.payment.${mode}`)}
            </RadioCard>
          ))}
        </Grid>
      </RadioGroup>
      <Grid columns={{ mobile: 1, tablet: 3 }} align="start">
        <TextField
          label={text('account.bill.minutes')}
          description={ranges.minutes}
          inputMode="numeric"
          end={text('account.bill.minutesUnit')}
          {...number('minutes')}
        />
        <TextField
          label={text('account.bill.under')}
          description={text('account.bill.underText')}
          inputMode="decimal"
          end="%"
          {...number('under')}
        />
        <TextField
          label={text('account.bill.gasAlert')}
          description={text('account.bill.gasAlertText')}
          inputMode="decimal"
          end="USDT"
          {...number('gasAlert')}
        />
      </Grid>
      <Grid columns={{ mobile: 1, desktop: 2 }} align="start">
        <RadioGroup label={text('account.bill.over')} {...form.choice('over')}>
          {overRules.map((rule) => (
            <RadioCard key={rule} value={rule} description={text(`account.bill.over.${rule}.text`)}>
              {text(`account.bill.over.${rule}`)}
            </RadioCard>
          ))}
        </RadioGroup>
        <RadioGroup label={text('account.bill.gasPayer')} {...form.choice('gasPayer')}>
          {gasPayers.map((payer) => (
            <RadioCard key={payer} value={payer} description={text(`account.bill.gasPayer.${payer}.text`)}>
              {text(`account.bill.gasPayer.${payer}`)}
            </RadioCard>
          ))}
        </RadioGroup>
      </Grid>
    </SectionForm>
  );
}
