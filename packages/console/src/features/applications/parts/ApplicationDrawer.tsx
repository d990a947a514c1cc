import type { Application, TestBalance as Balance } from '@settlement/api-mocks/contract/applications';
import { Drawer } from '@settlement/design-system/Drawer';
import { Inline } from '@settlement/design-system/Inline';
import { Stack } from '@settlement/design-system/Stack';
import { Tabs } from '@settlement/design-system/Tabs';
import { useAtomValue } from 'jotai';
import {
  type ApplicationSection,
  applicationQueryAtom,
  applicationSections,
  applicationsStateAtom,
} from '#data/applications.ts';
import { useOffers } from '#data/calls/extensions.ts';
import { useLeaveGuard } from '#data/page/leaveGuard.ts';
import { useUrlState } from '#data/page/urlState.ts';
import { useText } from '#i18n/useText.ts';
import { QueryView } from '#parts/loading/QueryView.tsx';
import { MoreEndpoints } from './MoreEndpoints.tsx';
import { KeysSection } from './KeysSection.tsx';
import { SectionForm } from './SectionForm.tsx';
import { fieldsOf, formSections, useAppDraft } from './values.ts';
import { AppStatusTag, ModeTag } from './applicationTexts.tsx';
import { appMode } from '@settlement/api-mocks/contract/enumerations';
import { Card } from '@settlement/design-system/Card';
import { DescriptionList } from '@settlement/design-system/DescriptionList';
import { Text } from '@settlement/design-system/Text';
import { isZero } from '#lib/money/money.ts';
import { Amount } from '#parts/values/Amount.tsx';
import { LoadingBlock } from '#parts/loading/placeholders.tsx';

export function ApplicationDrawer() {
  const text = useText();
  const query = useAtomValue(applicationQueryAtom);
  const [{ app }, setState] = useUrlState(applicationsStateAtom);
  return (
    <Drawer
      title={query.data && app !== undefined ? query.data.name : text('applications.column.name')}
      width="640px"
      isOpen={app !== undefined}
      onClose={() => setState({ app: undefined, section: 'basic' })}
    >
      {app !== undefined && (
        <QueryView
          query={query}
          failedTitle={text('applications.oneFailed')}
          loading={<LoadingBlock height="320px" />}
        >
          {(data) => <Sections key={data.id} app={data} />}
        </QueryView>
      )}
    </Drawer>
  );
}

function Sections({ app }: { readonly app: Application }) {
  const text = useText();
  const offers = useOffers();
  const [{ section }, setState] = useUrlState(applicationsStateAtom);
  const draft = useAppDraft(app);
  useLeaveGuard(formSections.some((one) => draft.isDirty(fieldsOf[one])));

  const contentOf = (one: ApplicationSection) =>
    one === 'keys' ? (
      <KeysSection app={app} />
    ) : (
      <>
        <SectionForm app={app} section={one} draft={draft} />
        {one === 'callback' && offers('callbacks') && <MoreEndpoints app={app} />}
      </>
    );

  return (
    <Stack gap="m" align="stretch">
      <Inline gap="s">
        <AppStatusTag status={app.status} />
        <ModeTag mode={app.mode} />
      </Inline>
      <TestBalance app={app} />
      <Tabs
        label={text('applications.sections')}
        value={section}
        onChange={(key) => {
          const chosen = applicationSections.find((one) => one === key);
          if (chosen) setState({ section: chosen }, { replace: true });
        }}
        items={applicationSections.map((one) => ({
          id: one,
          label:
            one !== 'keys' && draft.isDirty(fieldsOf[one])
              ? text('applications.section.changed', { name: text(`applications.section.${one}`) })
              : text(`applications.section.${one}`),
          content: <Stack>{contentOf(one)}</Stack>,
        }))}
      />
    </Stack>
  );
}

function TestBalance({ app }: { readonly app: Application }) {
  const text = useText();
  if (app.mode !== appMode.test) return null;
  const { test_balances: balances } = app;
  return (
    <Card title={text('applications.testBalance')} description={text('applications.testBalance.about')}>
      {balances.length === 0 ? (
        <Text as="p" size="small" tone="muted">
          {text('applications.testBalance.none')}
        </Text>
      ) : (
        <DescriptionList
          variant="plain"
          items={balances.map((balance) => ({
            id: balance.id,
            term: `${balance.token} · ${balance.chain}`,
            detail: <Sum balance={balance} />,
          }))}
        />
      )}
    </Card>
  );
}

function Sum({ balance: { available, frozen, token } }: { readonly balance: Balance }) {
  const text = useText();
  return (
    <Inline as="span" gap="s">
      <Amount value={available} token={token} isStrong />
      {!isZero(frozen) && (
        <Text size="small" tone="muted">
          <Amount value={frozen} token={token} /> {text('applications.testBalance.onHold')}
        </Text>
      )}
    </Inline>
  );
}
