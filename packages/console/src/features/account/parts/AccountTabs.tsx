import { Skeleton } from '@settlement/design-system/Skeleton';
import { Card } from '@settlement/design-system/Card';
import { Tabs } from '@settlement/design-system/Tabs';
import { useAtomValue } from 'jotai';
import { type AccountTabId, accountStateAtom, accountTabs } from '#data/account.ts';
import { useUrlState } from '#data/urlState.ts';
import { userQueryAtom } from '#data/user.ts';
import { useText } from '#i18n/useText.ts';
import { deferred } from '#parts/deferred.tsx';
import { QueryView } from '#parts/QueryView.tsx';
import type { MessageId } from '#i18n/ids.ts';
import { BasicTab } from '../basic/BasicTab.tsx';

/** The greater parts come when they are looked at. */
const tabs = {
  _basic: BasicTab,
  _security: deferred(async () => (await import('../security/SecurityTab.tsx')).SecurityTab, {
    loading: <TabSkeleton />,
  }),
  _billSetting: deferred(async () => (await import('../billing/BillingTab.tsx')).BillingTab, {
    loading: <TabSkeleton />,
  }),
} as const;

const labels = {
  _basic: 'account.tab.basic',
  _security: 'account.tab.security',
  _billSetting: 'account.tab.billing',
} as const satisfies Record<AccountTabId, MessageId>;

/** The parts of the account page; which one is in the address (specification §2, `page_tab`). */
export function AccountTabs() {
  const text = useText();
  const query = useAtomValue(userQueryAtom);
  const [{ page_tab: tab }, setState] = useUrlState(accountStateAtom);
  const Tab = tabs[tab];
  return (
    <Tabs
      label={text('account.tabs')}
      items={accountTabs.map((id) => ({
        id,
        label: text(labels[id]),
      }))}
      selectedKey={tab}
      onSelectionChange={(key) =>
        // What was being written is kept as a draft; its form belongs to its own tab.
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
