import type { ExportFormat } from '@settlement/api-mocks/contract/primitives';
import { Button } from '@settlement/design-system/Button';
import { DownloadIcon } from '@settlement/design-system/icons';
import { useAtomValue, useSetAtom } from 'jotai';
import type { DownloadOptions } from '#api/client.ts';
import type { Download } from '#api/download.ts';
import { useText } from '#i18n/useText.ts';
import { deferredDialog, useDialogTrigger } from '../deferred.tsx';
import type { LoadPart } from '../useDeferred.ts';
import { type FilterFields, type ShownFilter, useShownFilters } from './filterFields.ts';
import type { ExportedList, FilteredList } from './listOf.ts';

/** Props of an export dialog. */
export interface ExportProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly title: string;
  /** How many rows match, on all pages. */
  readonly count: number;
  /** The filters that are set, in words. */
  readonly filters: readonly ShownFilter[];
  readonly download: (format: ExportFormat, options: DownloadOptions) => Promise<Download>;
}

interface ListExportProps<Name extends string> {
  readonly list: ExportedList & FilteredList<Name>;
  readonly filters: FilterFields<Name>;
  /** Of the dialog; one of its own has its own. @default what the button says */
  readonly title?: string;
  /** The file's name without its ending; without it the server's. */
  readonly fileName?: () => string;
  /** A dialog of its own, where more can be chosen. */
  readonly dialog?: typeof ExportDialog;
}

/** An export dialog, with the messages of all of them. */
export const exportDialog = (load: LoadPart<ExportProps>) =>
  deferredDialog(load, { areas: ['export', 'dialogs'] });

const ExportDialog = exportDialog(async () => (await import('./ExportDialog.tsx')).ExportDialog);

/** Opens the export of a list. Its dialog loads on hover or focus; the key `e` presses it. */
export function ListExport<Name extends string>(props: ListExportProps<Name>) {
  const { list, filters, title, fileName, dialog: Dialog = ExportDialog } = props;
  const text = useText();
  const { dialog, trigger } = useDialogTrigger(Dialog);
  const count = useAtomValue(list.queryAtom).data?.total ?? 0;
  const shown = useShownFilters(list, filters);
  const download = useSetAtom(list.downloadAtom);
  return (
    <>
      <Button
        {...trigger}
        aria-keyshortcuts="e"
        variant="outline"
        icon={<DownloadIcon aria-hidden="true" />}
        // There is nothing to export where nothing matches.
        isDisabled={count === 0}
      >
        {text('common.list.export')}
      </Button>
      <Dialog
        {...dialog}
        title={title ?? text('common.list.export')}
        count={count}
        filters={shown}
        download={async (format, options) => {
          const { blob, filename } = await download(format, options);
          return { blob, filename: fileName ? `${fileName()}.${format}` : filename };
        }}
      />
    </>
  );
}
