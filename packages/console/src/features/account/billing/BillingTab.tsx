import { Banner } from '@settlement/design-system/Banner';
import { Grid } from '@settlement/design-system/Grid';
import { Stack } from '@settlement/design-system/Stack';
import { Card } from '@settlement/design-system/Card';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { useAtomValue } from 'jotai';
import { billSettingQueryAtom, currencyTreeQueryAtom } from '#data/billing.ts';
import { isAuthorisedAtom } from '#data/user.ts';
import { languageNames, languages } from '#i18n/language.ts';
import { useText } from '#i18n/useText.ts';
import { QueryView } from '#parts/loading/QueryView.tsx';
import { useScrollToHash } from '#parts/useScrollToHash.ts';
import { RulesCard } from './RulesCard.tsx';
import { StatementHistory } from './StatementHistory.tsx';
import { TokensCard } from './TokensCard.tsx';
import type { BillSetting } from '@settlement/api-mocks/contract/billing';
import { SegmentedControl } from '@settlement/design-system/SegmentedControl';
import { Select, SelectItem } from '@settlement/design-system/Select';
import { TextField } from '@settlement/design-system/TextField';
import { fieldTexts } from '#i18n/fieldText.ts';
import { SectionForm, useSection } from './SectionForm.tsx';
import { FOLLOW, periods, statementChange, statementErrors, statementOf } from './billDrafts.ts';
import * as css from './billing.css.ts';
import { selectItems } from '#parts/fields/selectItems.tsx';

const formats = ['pdf', 'xlsx'] as const;

const wireNames = { email: 'statement.email' } as const;

function StatementCard({ setting }: { readonly setting: BillSetting }) {
  const text = useText();
  const form = useSection({
    name: 'bill-statement',
    current: statementOf(setting),
    wireNames,
    rules: (values) => fieldTexts(text, statementErrors(values)),
    changeOf: statementChange,
    recapOf: ({ email }, text) => text('account.bill.confirmStatement', { email }),
  });

  return (
    <SectionForm
      id="automatic-statements"
      title={text('account.bill.statement')}
      description={text('account.bill.statementLead')}
      form={form}
    >
      <div className={css.narrow}>
        <SegmentedControl
          label={text('account.bill.period')}
          items={periods.map((id) => ({ id, label: text(`account.bill.period.${id}`) }))}
          {...form.choice('period')}
        />
      </div>
      {form.values.period !== '0' && (
        <Grid columns={{ mobile: 1, tablet: 3 }} align="start">
          <TextField
            label={text('account.bill.email')}
            description={text('account.bill.emailText')}
            type="email"
            autoComplete="email"
            {...form.field('email')}
          />
          <Select
            label={text('shell.language')}
            placeholder={text('shell.language')}
            {...form.select('lang')}
          >
            <SelectItem id={FOLLOW}>{text('account.bill.lang.follow')}</SelectItem>
            {selectItems(languages, (language) => languageNames[language])}
          </Select>
          <Select
            label={text('export.format')}
            placeholder={text('export.format')}
            {...form.select('format')}
          >
            {selectItems(formats, (id) => text(`export.format.${id}`))}
          </Select>
        </Grid>
      )}
    </SectionForm>
  );
}

function Sections({ setting }: { readonly setting: BillSetting }) {
  const text = useText();
  const isAuthorised = useAtomValue(isAuthorisedAtom);
  useScrollToHash();
  return (
    <Stack>
      {isAuthorised === false && <Banner tone="info">{text('account.bill.permission')}</Banner>}
      <TokensCard setting={setting} />
      <RulesCard setting={setting} />
      <StatementCard setting={setting} />
      <StatementHistory />
    </Stack>
  );
}

export function BillingTab() {
  const text = useText();
  // The sections below the tokens would move if the tokens loaded later.
  const { isPending } = useAtomValue(currencyTreeQueryAtom);
  const loading = (
    <Card>
      <Skeleton lines={6} height="16px" />
    </Card>
  );
  return (
    <QueryView
      query={useAtomValue(billSettingQueryAtom)}
      failedTitle={text('collection.failed')}
      loading={loading}
    >
      {(setting) => (isPending ? loading : <Sections setting={setting} />)}
    </QueryView>
  );
}
