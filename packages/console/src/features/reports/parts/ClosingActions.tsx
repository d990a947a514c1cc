import { IMPORT_ROWS, type Closing, type ClosingShape } from '@settlement/api-mocks/contract/reports';
import type { ExportFormat } from '@settlement/api-mocks/contract/primitives';
import { statementFormats, type StatementFormat } from '@settlement/api-mocks/contract/billing';
import { Button } from '@settlement/design-system/Button';
import { Menu, MenuItem } from '@settlement/design-system/Menu';
import {
  ChevronDownIcon,
  DownloadIcon,
  FileIcon,
  LockIcon,
  UnlockIcon,
} from '@settlement/design-system/icons';
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
import { useExport } from './useExport.ts';
import { useCurrency, usePeriodName } from './useReportFormats.ts';

interface ClosingActionsProps {
  readonly closing: Closing;
}

/** The statement, the exports, and the button that closes or reopens the month. */
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
  const toasts = useToasts();
  const days = useDays(closing);
  const { isPending, start } = useExport();
  const download = useSetAtom(exportPeriodAtom);
  const save = async (format: StatementFormat) => {
    const [filename] = await start(
      () => download(format, days),
      (extension) => `statement-${suffixOf(closing, days)}${extension}`,
    );
    if (filename) toasts.add({ tone: 'positive', title: text('export.done', { filename }) });
  };
  return (
    <Menu
      trigger={
        <Button
          variant="outline"
          icon={<FileIcon aria-hidden="true" />}
          iconEnd={<ChevronDownIcon aria-hidden="true" />}
          isPending={isPending}
          pendingLabel={text('export.pending')}
        >
          {text('reports.statement')}
        </Button>
      }
    >
      {statementFormats.map((format) => (
        <MenuItem key={format} id={format} onAction={() => void save(format)}>
          {text(`reports.format.${format}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}

type ExportChoice = ExportFormat | Exclude<ClosingShape, 'figures'>;
const exportChoices = ['xlsx', 'csv', 'xero', 'quickbooks'] as const satisfies readonly ExportChoice[];

function ExportMenu({ closing }: ClosingActionsProps) {
  const text = useText();
  const toasts = useToasts();
  const days = useDays(closing);
  const { unit } = useCurrency(closing);
  const { isPending, start } = useExport();
  const download = useSetAtom(exportClosingAtom);
  const save = async (choice: ExportChoice) => {
    const isImport = choice === 'xero' || choice === 'quickbooks';
    const shape = isImport ? choice : 'figures';
    const format = isImport ? 'csv' : choice;
    // The importers accept a limited number of rows. The price change is an additional row.
    const parts = isImport ? Math.ceil((closing.movement_count + 1) / IMPORT_ROWS) : 1;
    const base = `${isImport ? choice : 'closing'}-${suffixOf(closing, days)}`;
    const names = await start(
      (part) => download(shape, format, unit, part),
      (extension, part) => `${base}${parts > 1 ? `-${part}` : ''}${extension}`,
      parts,
    );
    const [filename] = names;
    if (filename)
      toasts.add({
        tone: 'positive',
        title:
          names.length > 1
            ? text('reports.exportedParts', { count: names.length, rows: IMPORT_ROWS })
            : text('export.done', { filename }),
      });
  };
  return (
    <Menu
      trigger={
        <Button
          variant="outline"
          icon={<DownloadIcon aria-hidden="true" />}
          iconEnd={<ChevronDownIcon aria-hidden="true" />}
          isPending={isPending}
          pendingLabel={text('export.pending')}
        >
          {text('reports.export')}
        </Button>
      }
    >
      {exportChoices.map((choice) => (
        <MenuItem key={choice} id={choice} onAction={() => void save(choice)}>
          {text(`reports.format.${choice}`)}
        </MenuItem>
      ))}
    </Menu>
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
          // A difference may have appeared in the meantime.
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
