import { PageHeader } from '@settlement/design-system/PageHeader';
import { Stack } from '@settlement/design-system/Stack';
import { useAtomValue } from 'jotai';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Card } from '@settlement/design-system/Card';
import { Tabs } from '@settlement/design-system/Tabs';
import { useOffers } from '#data/calls/extensions.ts';
import { deviceAtom } from '#data/session/device.ts';
import { useText } from '#i18n/useText.ts';
import { type AccountTabId, accountStateAtom, accountTabs } from '#data/account.ts';
import { useUrlState } from '#data/page/urlState.ts';
import { userQueryAtom } from '#data/user.ts';
import { deferred } from '#parts/loading/deferred.tsx';
import { QueryView } from '#parts/loading/QueryView.tsx';
import type { MessageId } from '#i18n/ids.ts';
import { BasicTab } from './basic/BasicTab.tsx';

const tabs = {
  _basic: BasicTab,
  _security: deferred(async () => (await import('./security/SecurityTab.tsx')).SecurityTab, {
    loading: <TabSkeleton />,
  }),
  _billSetting: deferred(async () => (await import('./billing/BillingTab.tsx')).BillingTab, {
    loading: <TabSkeleton />,
  }),
} as const;

const labels = {
  _basic: 'account.tab.basic',
  _security: 'account.tab.security',
  _billSetting: 'account.tab.billing',
} as const satisfies Record<AccountTabId, MessageId>;

function AccountTabs() {
  const text = useText();
  const query = useAtomValue(userQueryAtom);
  const [{ page_tab }, setState] = useUrlState(accountStateAtom);
  const offers = useOffers();
  const shown = accountTabs.filter((id) => id !== '_billSetting' || offers('billing'));
  const tab = shown.find((id) => id === page_tab) ?? '_basic';
  const Tab = tabs[tab];
  return (
    <Tabs
      label={text('account.tabs')}
      items={shown.map((id) => ({ id, label: text(labels[id]) }))}
      value={tab}
      onChange={(key) =>
        // A change of the tab closes an open form, but keeps its draft.
        setState({ page_tab: accountTabs.find((id) => id === key) ?? '_basic', action: 'none' })
      }
    >
      <QueryView query={query} failedTitle={text('account.failed')} loading={<TabSkeleton />}>
        {(user) => <Tab user={user} />}
      </QueryView>
    </Tabs>
  );
}

function TabSkeleton() {
  return (
    <Card>
      <Skeleton lines={6} height="16px" />
    </Card>
  );
}

export function AccountScreen() {
  const text = useText();
  const offers = useOffers();
  const isPhone = useAtomValue(deviceAtom) === 'mobile';
  return (
    <Stack gap={isPhone ? 'm' : 'l'}>
      {!isPhone && (
        <PageHeader
          title={text('shell.nav.account')}
          description={text(offers('billing') ? 'account.lead' : 'account.leadWithoutBilling')}
        />
      )}
      <AccountTabs />
    </Stack>
  );
}
