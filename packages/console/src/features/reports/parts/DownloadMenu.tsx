import { IMPORT_ROWS, type ClosingShape } from '@settlement/api-mocks/contract/reports';
import type { StatementFormat } from '@settlement/api-mocks/contract/billing';
import type { ExportFormat } from '@settlement/api-mocks/contract/primitives';
import { Button } from '@settlement/design-system/Button';
import { Menu, MenuItem } from '@settlement/design-system/Menu';
import { ChevronDownIcon } from '@settlement/design-system/icons';
import { type ReactElement, useState } from 'react';
import type { Download } from '#api/client.ts';
import { useToasts } from '#data/page/toasts.ts';
import { errorText } from '#i18n/errorText.ts';
import { useText } from '#i18n/useText.ts';
import { saveFile } from '#lib/browser/saveFile.ts';

interface Files {
  readonly load: (part: number) => Promise<Download>;
  /** The name of the file without its extension. */
  readonly name: string;
  /** Returns the number of files. Default: 1. */
  readonly countParts?: () => Promise<number>;
}

type Format = ExportFormat | StatementFormat | Exclude<ClosingShape, 'figures'>;

interface DownloadMenuProps<F extends Format> {
  readonly label: string;
  readonly icon: ReactElement;
  readonly formats: readonly F[];
  readonly download: (format: F) => Files;
}

/** Renders a menu of file formats. Only one download runs at a time. */
export function DownloadMenu<F extends Format>({ label, icon, formats, download }: DownloadMenuProps<F>) {
  const text = useText();
  const toasts = useToasts();
  const [isPending, setPending] = useState(false);
  const nameOf = (format: Format) => text(`export.format.${format}`);

  const save = async ({ load, name, countParts }: Files) => {
    setPending(true);
    let saved = '';
    try {
      const parts = (await countParts?.()) ?? 1;
      for (let part = 1; part <= parts; part += 1) {
        // The files are saved one after another, so that they keep their order.
        const { blob, filename } = await load(part);
        saved = `${name}${parts > 1 ? `-${part}` : ''}${filename.slice(filename.lastIndexOf('.'))}`;
        saveFile(blob, saved);
      }
      const title =
        parts > 1
          ? text('reports.exportedParts', { count: parts, rows: IMPORT_ROWS })
          : text('export.done', { filename: saved });
      toasts.add({ tone: 'positive', title });
    } catch (failure) {
      toasts.add({ tone: 'critical', title: text('export.failed'), description: errorText(text, failure) });
    } finally {
      setPending(false);
    }
  };
  return (
    <Menu
      placement="bottom end"
      trigger={
        <Button
          variant="outline"
          icon={icon}
          iconEnd={<ChevronDownIcon aria-hidden="true" />}
          isPending={isPending}
          pendingLabel={text('export.pending')}
        >
          {label}
        </Button>
      }
    >
      {formats.map((format) => (
        <MenuItem key={format} id={format} onAction={() => void save(download(format))}>
          {nameOf(format)}
        </MenuItem>
      ))}
    </Menu>
  );
}
