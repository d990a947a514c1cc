import type { Transfer } from '#contract/transfers.ts';
import { columnsOf } from '#core/columns.ts';
import type { Call } from '#core/implement.ts';
import type { Sheet } from '#core/spreadsheet.ts';
import { movementFilters } from '../funds/movementFilters.ts';

export function transferSheet(call: Call): Sheet<Transfer> {
  const { text, money, time, code } = columnsOf<Transfer, 'internal-transfers'>(
    call.language,
    'internal-transfers',
  );
  return {
    area: 'internal-transfers',
    filters: movementFilters(call),
    columns: [
      time('created_time'),
      text('trade_no', 36),
      code('direction', 'direction'),
      text('name_mask'),
      text('account_mask'),
      text('token'),
      text('chain'),
      money('amount'),
      text('remark', 40),
      code('progress', 'progress'),
    ],
  };
}
