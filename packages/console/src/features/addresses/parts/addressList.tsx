import { addressStatus } from '@settlement/api-mocks/contract/enumerations';
import { useAtomValue, useSetAtom } from 'jotai';
import { Button } from '@settlement/design-system/Button';
import { BookUserIcon, ChevronDownIcon, DownloadIcon } from '@settlement/design-system/icons';
import { Menu, MenuItem } from '@settlement/design-system/Menu';
import { currencyQueryAtoms, tokensOnNetworks } from '#data/currencies.ts';
import { useText } from '#i18n/useText.ts';
import type { FilterFields } from '#parts/list/filterFields.ts';
import { addressList, allAddressesAtom } from '#data/addresses.ts';
import { NoRows } from '#parts/list/NoRows.tsx';
import { clockAtom } from '#data/calls/serverClock.ts';
import { useToasts } from '#data/page/toasts.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { useReported } from '#data/calls/useReported.ts';
import { fetchCode } from '#lib/browser/chunkError.ts';
import { saveFile } from '#lib/browser/saveFile.ts';

export function useAddressFilters(): FilterFields<'keyword' | 'currency_id' | 'status'> {
  const text = useText();
  const networks = useAtomValue(currencyQueryAtoms.withdraw).data?.list ?? [];
  return {
    fields: {
      keyword: { kind: 'search', label: text('addresses.filter.keyword') },
      currency_id: {
        kind: 'choice',
        label: text('addresses.filter.currency_id'),
        any: text('addresses.filter.anyCurrency'),
        choices: tokensOnNetworks(networks).map(({ network, token }) => ({
          id: token.id,
          name: `${token.token} · ${network.chain}`,
        })),
      },
      status: {
        kind: 'choice',
        label: text('common.column.status'),
        any: text('common.filter.anyStatus'),
        choices: Object.values(addressStatus).map((code) => ({
          id: String(code),
          name: text(`addresses.status.${code}`),
        })),
      },
    },
  };
}

export function NoAddresses({ onAdd }: { readonly onAdd: () => void }) {
  const text = useText();
  return (
    <NoRows
      list={addressList}
      noMatchTitle={text('addresses.noMatch.title')}
      icon={<BookUserIcon aria-hidden="true" />}
      title={text('addresses.empty.title')}
      description={text('addresses.empty.text')}
      actions={<Button onPress={onAdd}>{text('addresses.add')}</Button>}
    />
  );
}

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
      toasts.add({ tone: 'positive', title: text('export.done', { filename }) });
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
          {text('common.list.export')}
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
