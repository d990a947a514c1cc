import { Tabs } from '@settlement/design-system/Tabs';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, startTransition } from 'react';
import { fundStateAtom, movementTabs, openTabAtom } from '#data/funds.ts';
import { useText } from '#i18n/useText.ts';

export function FundTabs({ children }: { readonly children: ReactNode }) {
  const text = useText();
  const { tab: open } = useAtomValue(fundStateAtom);
  const openTab = useSetAtom(openTabAtom);
  return (
    <Tabs
      label={text('funds.tabs')}
      items={movementTabs.map((tab) => ({ id: tab, label: text(`funds.tab.${tab}`) }))}
      value={open}
      onChange={(key) => {
        const tab = movementTabs.find((one) => one === key);
        if (tab) startTransition(() => openTab(tab));
      }}
    >
      {children}
    </Tabs>
  );
}
