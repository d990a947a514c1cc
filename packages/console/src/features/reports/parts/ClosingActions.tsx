import type { Closing } from '@settlement/api-mocks/contract/reports';
import { statementFormats } from '@settlement/api-mocks/contract/billing';
import { Button } from '@settlement/design-system/Button';
import { DownloadIcon, FileIcon, LockIcon, UnlockIcon } from '@settlement/design-system/icons';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { errorData } from '#api/errors.ts';
import { useOffers } from '#data/calls/extensions.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { useToasts } from '#data/page/toasts.ts';
import {
  closeMonthAtom,
  countPartsAtom,
  exportClosingAtom,
  exportPeriodAtom,
  reportScopeAtom,
} from '#data/reports.ts';
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

const exportChoices = ['xlsx', 'csv', 'xero', 'quickbooks'] as const;

export function ClosingActions({ closing }: ClosingActionsProps) {
  const text = useText();
  const offers = useOffers();
  const { day } = useFormats();
  const { unit } = useCurrency(closing);
  const exportPeriod = useSetAtom(exportPeriodAtom);
  const exportClosing = useSetAtom(exportClosingAtom);
  const countParts = useSetAtom(countPartsAtom);
  // The files of a download keep their period if the user selects another one meanwhile.
  const scope = useAtomValue(reportScopeAtom);
  const days = { from: day(closing.start_time), to: day(closing.end_time) };
  /** The part of a file name that identifies the period. */
  const suffix = closing.month || `${days.from}_${days.to}`;
  return (
    <div className={css.actions}>
      {offers('billing') && (
        <DownloadMenu
          label={text('reports.statement')}
          icon={<FileIcon aria-hidden="true" />}
          formats={statementFormats}
          download={(format) => ({ load: () => exportPeriod(format, days), name: `statement-${suffix}` })}
        />
      )}
      <DownloadMenu
        label={text('common.list.export')}
        icon={<DownloadIcon aria-hidden="true" />}
        formats={exportChoices}
        download={(choice) =>
          choice === 'xero' || choice === 'quickbooks'
            ? {
                load: (part) => exportClosing(scope, choice, 'csv', unit, part),
                name: `${choice}-${suffix}`,
                // Xero and QuickBooks import a limited number of rows.
                countParts: () => countParts(scope),
              }
            : { load: () => exportClosing(scope, 'figures', choice, unit), name: `closing-${suffix}` }
        }
      />
      {closing.month !== '' && (
        <div className={css.wide}>
          <CloseButton closing={closing} />
        </div>
      )}
    </div>
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
