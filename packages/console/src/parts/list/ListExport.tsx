import type { ExportFormat } from '@settlement/api-mocks/contract/primitives';
import { Button } from '@settlement/design-system/Button';
import { DownloadIcon } from '@settlement/design-system/icons';
import { useAtomValue, useSetAtom } from 'jotai';
import type { DownloadOptions } from '#api/client.ts';
import type { Download } from '#api/client.ts';
import { useText } from '#i18n/useText.ts';
import { deferredDialog, useDialogTrigger } from '../loading/deferred.tsx';
import type { LoadPart } from '../loading/useDeferred.ts';
import type { FilterFields } from './filterFields.ts';
import type { ExportedList, FilteredList } from './listOf.ts';
import { ToolLabel } from './ListTools.tsx';

export interface ExportProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly title: string;
  readonly count: number;
  readonly list: FilteredList<string>;
  readonly filters: FilterFields<string>;
  readonly download: (format: ExportFormat, options: DownloadOptions) => Promise<Download>;
}

interface ListExportProps<Name extends string> {
  readonly list: ExportedList & FilteredList<Name>;
  readonly filters: FilterFields<Name>;
  /** The title of the dialog. @default the text of the button */
  readonly title?: string;
  /** Returns the file name without its extension. @default the server's file name */
  readonly fileName?: () => string;
  readonly dialog?: typeof ExportDialog;
}

export const exportDialog = (load: LoadPart<ExportProps>) => deferredDialog(load);

const ExportDialog = exportDialog(async () => (await import('./ExportDialog.tsx')).ExportDialog);

export function ListExport<Name extends string>(props: ListExportProps<Name>) {
  const { list, filters, title, fileName, dialog: Dialog = ExportDialog } = props;
  const text = useText();
  const { dialog, trigger } = useDialogTrigger(Dialog);
  const count = useAtomValue(list.queryAtom).data?.total ?? 0;
  const download = useSetAtom(list.downloadAtom);
  return (
    <>
      <Button
        {...trigger}
        aria-keyshortcuts="e"
        variant="outline"
        icon={<DownloadIcon aria-hidden="true" />}
        isDisabled={count === 0}
      >
        <ToolLabel>{text('common.list.export')}</ToolLabel>
      </Button>
      <Dialog
        {...dialog}
        title={title ?? text('common.list.export')}
        count={count}
        list={list}
        filters={filters}
        download={async (format, options) => {
          const { blob, filename } = await download(format, options);
          return { blob, filename: fileName ? `${fileName()}.${format}` : filename };
        }}
      />
    </>
  );
}
