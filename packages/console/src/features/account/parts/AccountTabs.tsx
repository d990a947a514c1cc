import { Skeleton } from '@settlement/design-system/Skeleton';
import { Card } from '@settlement/design-system/Card';
import { Tabs } from '@settlement/design-system/Tabs';
import { useAtomValue } from 'jotai';
import { accountStateAtom, accountTabs } from '../../../data/account.ts';
import { useUrlState } from '../../../data/url-state.ts';
import { userQueryAtom } from '../../../data/user.ts';
import { useText } from '../../../i18n/useText.ts';
import { QueryView } from '../../../parts/QueryView.tsx';
import { BasicTab } from './BasicTab.tsx';
import { SecurityTab } from './SecurityTab.tsx';

/** The parts of the account page; which one is in the address (specification §2, `page_tab`). */
export function AccountTabs() {
  const text = useText();
  const query = useAtomValue(userQueryAtom);
  const [{ page_tab: tab }, setState] = useUrlState(accountStateAtom);
  return (
    <Tabs
      label={text('account.tabs')}
      items={accountTabs.map((id) => ({
        id,
        label: text(id === '_basic' ? 'account.tab.basic' : 'account.tab.security'),
      }))}
      selectedKey={tab}
      onSelectionChange={(key) => setState({ page_tab: accountTabs.find((id) => id === key) ?? '_basic' })}
    >
      <QueryView
        query={query}
        failedTitle={text('account.failed')}
        loading={
          <Card>
            <Skeleton lines={6} height="16px" />
          </Card>
        }
      >
        {(user) => (tab === '_security' ? <SecurityTab user={user} /> : <BasicTab user={user} />)}
      </QueryView>
    </Tabs>
  );
}
