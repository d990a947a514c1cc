import { Tabs } from '@settlement/design-system/Tabs';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, startTransition } from 'react';
import { ReceiptTextIcon } from '@settlement/design-system/icons';
import { Link } from '@settlement/design-system/Link';
import { fundStateAtom, type MovementTab, movementTabs, openTabAtom } from '#data/funds.ts';
import { useText } from '#i18n/useText.ts';
import { clockAtom } from '#data/calls/serverClock.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { knownColumns } from '#parts/list/knownColumns.ts';
import { ListExport } from '#parts/list/ListExport.tsx';
import { ListTools } from '#parts/list/ListTools.tsx';
import { usePaths } from '#data/session/device.ts';
import type { ClearableList } from '#parts/list/listOf.ts';
import { NoRows } from '#parts/list/NoRows.tsx';
import type { MovementListProps } from './view.ts';

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

const fileNames: Record<MovementTab, string> = {
  all: 'fund-details',
  recharge: 'recharges',
  withdrawal: 'withdrawals',
  swap: 'swaps',
  transfer: 'internal-transfers',
  gas: 'gas-expenditure',
};

export function FundTools<Row, Name extends string>({ list, view, filters }: MovementListProps<Row, Name>) {
  const text = useText();
  const formats = useFormats();
  const clock = useAtomValue(clockAtom);
  const { tab } = useAtomValue(fundStateAtom);
  const columns = knownColumns(view.columns, useAtomValue(list.queryAtom).data?.list);
  return (
    <ListTools list={list} columns={columns}>
      <ListExport
        list={list}
        filters={filters}
        title={text('funds.export.title', { list: text(`funds.tab.${tab}`) })}
        fileName={() => `${fileNames[tab]}-${formats.day(clock.now())}`}
      />
    </ListTools>
  );
}

export function NoMovements({ list }: { readonly list: ClearableList }) {
  const text = useText();
  const paths = usePaths();
  const { tab } = useAtomValue(fundStateAtom);
  return (
    <NoRows
      list={list}
      noMatchTitle={text('funds.list.noMatchTitle')}
      icon={<ReceiptTextIcon aria-hidden="true" />}
      title={text(`funds.empty.${tab}`)}
      description={text(`funds.emptyText.${tab}`)}
      actions={<Link href={paths.assets()}>{text('funds.list.toAssets')}</Link>}
    />
  );
}
