import { Tabs } from '@settlement/design-system/Tabs';
import type { ReactNode } from 'react';
import { movementTabs, fundStateAtom, onTab } from '../../../data/funds.ts';
import { useUrlState } from '../../../data/urlState.ts';
import { useText } from '../../../i18n/useText.ts';

/** The six lists; going to another keeps the dates and the token. */
export function FundTabs({ children }: { readonly children: ReactNode }) {
  const text = useText();
  const [state, setState] = useUrlState(fundStateAtom);
  return (
    <Tabs
      label={text('funds.tabs')}
      items={movementTabs.map((tab) => ({ id: tab, label: text(`funds.tab.${tab}`) }))}
      selectedKey={state.tab}
      onSelectionChange={(key) => {
        const tab = movementTabs.find((one) => one === key);
        if (tab && tab !== state.tab) setState(onTab(state, tab));
      }}
    >
      {children}
    </Tabs>
  );
}
