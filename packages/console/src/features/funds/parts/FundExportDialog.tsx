import { useAtomValue, useSetAtom } from 'jotai';
import { clockAtom } from '../../../data/clock.ts';
import { exportMovementsAtom } from '../../../data/movements.ts';
import { type MovementTab, fundStateAtom } from '../../../data/funds.ts';
import { useFormats } from '../../../data/useFormats.ts';
import { useText } from '../../../i18n/useText.ts';
import type { OpenableProps } from '../../../parts/export/ExportButton.tsx';
import { ExportDialog } from '../../../parts/export/ExportDialog.tsx';
import { useMovementTotal } from './useMovementTotal.ts';
import { useActiveFundFilters } from './useActiveFundFilters.ts';

const fileNames: Record<MovementTab, string> = {
  all: 'fund-details',
  recharge: 'recharges',
  withdrawal: 'withdrawals',
  swap: 'swaps',
  transfer: 'internal-transfers',
  gas: 'gas-expenditure',
};

/** The open list as a spreadsheet, named after it and the day. */
export function FundExportDialog(openable: OpenableProps) {
  const text = useText();
  const formats = useFormats();
  const clock = useAtomValue(clockAtom);
  const { tab } = useAtomValue(fundStateAtom);
  const filters = useActiveFundFilters();
  const count = useMovementTotal() ?? 0;
  const download = useSetAtom(exportMovementsAtom);
  return (
    <ExportDialog
      {...openable}
      title={text('funds.export.title', { list: text(`funds.tab.${tab}`) })}
      count={count}
      filters={filters}
      download={async () => ({
        blob: (await download()).blob,
        filename: `${fileNames[tab]}-${formats.day(clock.now())}.xlsx`,
      })}
    />
  );
}
