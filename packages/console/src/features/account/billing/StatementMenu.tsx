import { Button } from '@settlement/design-system/Button';
import { ChevronDownIcon, DownloadIcon } from '@settlement/design-system/icons';
import { Menu, MenuItem } from '@settlement/design-system/Menu';
import { useAtomValue } from 'jotai';
import { billSettingQueryAtom } from '#data/billing.ts';
import { clockAtom } from '#data/clock.ts';
import { useFormats } from '#data/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import { useRowSize } from '#parts/useRowSize.ts';
import type { useStatementDownload } from './useStatementDownload.ts';

const WEEKLY = 1;

/** The month before one such as `2026-01`. */
function monthBefore(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`;
}

/** Statements on request: of this month to date, of the last month, and of the current week. */
export function StatementMenu({ download }: { readonly download: ReturnType<typeof useStatementDownload> }) {
  const text = useText();
  const formats = useFormats();
  const clock = useAtomValue(clockAtom);
  const size = useRowSize();
  const isWeekly = useAtomValue(billSettingQueryAtom).data?.statement.period === WEEKLY;
  const { pending, start } = download;
  const month = formats.day(clock.now()).slice(0, 7);
  const last = monthBefore(month);
  return (
    <Menu
      placement="bottom end"
      trigger={
        <Button
          size={size}
          variant="outline"
          icon={<DownloadIcon aria-hidden="true" />}
          iconEnd={<ChevronDownIcon aria-hidden="true" />}
          isPending={pending !== undefined}
          pendingLabel={text('account.statements.pending')}
        >
          {text('account.statements.download')}
        </Button>
      }
    >
      {isWeekly && (
        <MenuItem id="current" onAction={() => void start('current')}>
          {text('account.statements.thisWeek')}
        </MenuItem>
      )}
      <MenuItem id="month" onAction={() => void start({ month })}>
        {text('account.statements.thisMonth', { month })}
      </MenuItem>
      <MenuItem id="last" onAction={() => void start({ month: last })}>
        {text('account.statements.lastMonth', { month: last })}
      </MenuItem>
    </Menu>
  );
}
