import { useAtomValue } from 'jotai';
import { clockAtom } from '#data/clock.ts';
import { type MovementTab, fundStateAtom } from '#data/funds.ts';
import { useFormats } from '#data/useFormats.ts';
import { useText } from '#i18n/useText.ts';
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

/** What the open list offers beside its filters; its spreadsheet is named after it and the day. */
export function FundTools<Row, Name extends string>({ list, view, filters }: MovementListProps<Row, Name>) {
  const text = useText();
  const formats = useFormats();
  const clock = useAtomValue(clockAtom);
  const { tab } = useAtomValue(fundStateAtom);
  return (
    <ListTools list={list} columns={view.columns}>
      <ListExport
        list={list}
        filters={filters}
        title={text('funds.export.title', { list: text(`funds.tab.${tab}`) })}
        fileName={() => `${fileNames[tab]}-${formats.day(clock.now())}`}
      />
    </ListTools>
  );
}
