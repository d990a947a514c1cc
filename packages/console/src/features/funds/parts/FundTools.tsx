import { useAtomValue } from 'jotai';
import { clockAtom } from '#data/calls/clock.ts';
import { type MovementTab, fundStateAtom } from '#data/funds.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import { knownColumns } from '#parts/list/knownColumns.ts';
import { ListExport } from '#parts/list/ListExport.tsx';
import { ListTools } from '#parts/list/ListTools.tsx';
import type { MovementListProps } from './view.ts';

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
