import { IMPORT_ROWS, type Closing } from '@settlement/api-mocks/contract/reports';
import { statementFormats } from '@settlement/api-mocks/contract/billing';
import { Button } from '@settlement/design-system/Button';
import { DownloadIcon, FileIcon, LockIcon, UnlockIcon } from '@settlement/design-system/icons';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { errorData } from '#api/errors.ts';
import { useOffers } from '#data/calls/extensions.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { useToasts } from '#data/page/toasts.ts';
import { closeMonthAtom, exportClosingAtom, exportPeriodAtom } from '#data/reports.ts';
import { isAuthorisedAtom } from '#data/user.ts';
import { errorText } from '#i18n/errorText.ts';
import { useText } from '#i18n/useText.ts';
import { ConfirmDialog } from '#parts/ConfirmDialog.tsx';
import * as css from '../reports.css.ts';
import { DownloadMenu } from './DownloadMenu.tsx';
import { useCurrency, usePeriodName } from './useReportFormats.ts';

interface ClosingActionsProps {
  readonly closing: Closing;
}

/** Renders the menus for the statement and the exports, and the button that closes or reopens the month. */
export function ClosingActions({ closing }: ClosingActionsProps) {
  const offers = useOffers();
  return (
    <div className={css.actions}>
      {offers('billing') && <StatementMenu closing={closing} />}
      <ExportMenu closing={closing} />
      {closing.month !== '' && (
        <div className={css.wide}>
          <CloseButton closing={closing} />
        </div>
      )}
    </div>
  );
}

/** Returns the first and last day of the period. */
function useDays({ start_time, end_time }: Closing) {
  const { day } = useFormats();
  return { from: day(start_time), to: day(end_time) };
}

/** Returns the part of a file name that identifies the period. */
const suffixOf = ({ month }: Closing, { from, to }: { readonly from: string; readonly to: string }) =>
  month || `${from}_${to}`;

function StatementMenu({ closing }: ClosingActionsProps) {
  const text = useText();
  const days = useDays(closing);
  const download = useSetAtom(exportPeriodAtom);
  return (
    <DownloadMenu
      label={text('reports.statement')}
      icon={<FileIcon aria-hidden="true" />}
      formats={statementFormats}
      download={(format) => ({
        load: () => download(format, days),
        name: `statement-${suffixOf(closing, days)}`,
      })}
    />
  );
}

const exportChoices = ['xlsx', 'csv', 'xero', 'quickbooks'] as const;

function ExportMenu({ closing }: ClosingActionsProps) {
  const text = useText();
  const days = useDays(closing);
  const { unit } = useCurrency(closing);
  const download = useSetAtom(exportClosingAtom);
  const filesOf = (choice: (typeof exportChoices)[number]) => {
    const isImport = choice === 'xero' || choice === 'quickbooks';
    const shape = isImport ? choice : 'figures';
    const format = isImport ? 'csv' : choice;
    return {
      load: (part: number) => download(shape, format, unit, part),
      name: `${isImport ? choice : 'closing'}-${suffixOf(closing, days)}`,
      // Xero and QuickBooks import a limited number of rows. The price change is an additional row.
      parts: isImport ? Math.ceil((closing.movement_count + 1) / IMPORT_ROWS) : 1,
    };
  };
  return (
    <DownloadMenu
      label={text('reports.export')}
      icon={<DownloadIcon aria-hidden="true" />}
      formats={exportChoices}
      download={filesOf}
    />
  );
}

function CloseButton({ closing }: ClosingActionsProps) {
  const text = useText();
  const toasts = useToasts();
  const month = usePeriodName()(closing);
  const isAuthorised = useAtomValue(isAuthorisedAtom);
  const send = useSetAtom(closeMonthAtom);
  const [isOpen, setOpen] = useState(false);
  const isClosing = closing.closed_time === 0;
  const action = isClosing ? 'close' : 'reopen';
  const isReady = !isClosing || (closing.is_complete && closing.differences === 0);
  return (
    <>
      <Button
        variant={isClosing ? 'solid' : 'outline'}
        icon={isClosing ? <LockIcon aria-hidden="true" /> : <UnlockIcon aria-hidden="true" />}
        isDisabled={!isReady || isAuthorised === false}
        onPress={() => setOpen(true)}
      >
        {text(`reports.${action}.label`, { month })}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={text(`reports.${action}.title`, { month })}
        consequence={text(`reports.${action}.text`)}
        confirmLabel={text(`reports.${action}.label`, { month })}
        messageOf={(error) =>
          // A difference may have appeared since the page was loaded.
          errorData(error).reason === 'differences'
            ? text('reports.close.differences', { month })
            : errorText(text, error)
        }
        onConfirm={async () => {
          await send(closing.month, isClosing);
          toasts.add({ tone: 'positive', title: text(`reports.${action}.done`, { month }) });
          return true;
        }}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
