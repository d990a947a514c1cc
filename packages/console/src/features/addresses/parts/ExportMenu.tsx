import { Button } from '@settlement/design-system/Button';
import { Menu, MenuItem } from '@settlement/design-system/Menu';
import { ChevronDownIcon, DownloadIcon } from '@settlement/design-system/icons';
import { useAtomValue, useSetAtom } from 'jotai';
import { addressList, allAddressesAtom } from '#data/addresses.ts';
import { clockAtom } from '#data/calls/serverClock.ts';
import { useToasts } from '#data/page/toasts.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { useReported } from '#data/calls/useReported.ts';
import { useText } from '#i18n/useText.ts';
import { fetchCode } from '#lib/browser/chunkError.ts';
import { saveFile } from '#lib/browser/saveFile.ts';

export function ExportMenu() {
  const text = useText();
  const formats = useFormats();
  const toasts = useToasts();
  const clock = useAtomValue(clockAtom);
  const readAll = useSetAtom(allAddressesAtom);
  const download = useSetAtom(addressList.downloadAtom);
  const count = useAtomValue(addressList.queryAtom).data?.total ?? 0;
  const { isPending, run } = useReported();

  const csv = async () => {
    const [{ bookFile }, list] = await Promise.all([fetchCode(() => import('./csv.ts')), readAll()]);
    const filename = `addresses-${formats.day(clock.now())}.csv`;
    return { blob: bookFile(list), filename };
  };
  const start = (make: () => Promise<{ blob: Blob; filename: string }>) =>
    run(async () => {
      const { blob, filename } = await make();
      saveFile(blob, filename);
      toasts.add({ tone: 'positive', title: text('addresses.export.done', { filename }) });
    });

  return (
    <Menu
      placement="bottom end"
      trigger={
        <Button
          variant="outline"
          aria-keyshortcuts="e"
          isDisabled={count === 0}
          isPending={isPending}
          icon={<DownloadIcon aria-hidden="true" />}
          iconEnd={<ChevronDownIcon aria-hidden="true" />}
        >
          {text('addresses.export')}
        </Button>
      }
    >
      <MenuItem id="csv" onAction={() => void start(csv)}>
        {text('addresses.export.csv')}
      </MenuItem>
      <MenuItem id="xlsx" onAction={() => void start(() => download())}>
        {text('addresses.export.xlsx')}
      </MenuItem>
    </Menu>
  );
}
