import { Button } from '@settlement/design-system/Button';
import { DescriptionList } from '@settlement/design-system/DescriptionList';
import { Dialog } from '@settlement/design-system/Dialog';
import { DownloadIcon } from '@settlement/design-system/icons';
import { Inline } from '@settlement/design-system/Inline';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { clockAtom } from '../../../data/clock.ts';
import { exportFlowsAtom } from '../../../data/flows.ts';
import { type FlowTab, fundStateAtom } from '../../../data/funds.ts';
import { useToasts } from '../../../data/toasts.ts';
import { useFormats } from '../../../data/useFormats.ts';
import { errorText } from '../../../i18n/errorText.ts';
import { useText } from '../../../i18n/useText.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useFlowTotal } from './useFlowTotal.ts';
import { useFundFilterWords } from './useFundFilterWords.ts';

const fileNames: Record<FlowTab, string> = {
  all: 'fund-details',
  recharge: 'recharges',
  withdrawal: 'withdrawals',
  swap: 'swaps',
  transfer: 'internal-transfers',
  gas: 'gas-expenditure',
};

/** A spreadsheet of the open list; what it will hold is said before it is made. */
export function FundExport() {
  const text = useText();
  const formats = useFormats();
  const toasts = useToasts();
  const clock = useAtomValue(clockAtom);
  const { tab } = useAtomValue(fundStateAtom);
  const filters = useFundFilterWords();
  const total = useFlowTotal() ?? 0;
  const download = useSetAtom(exportFlowsAtom);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<unknown>();

  const start = async (close: () => void) => {
    setPending(true);
    setError(undefined);
    try {
      const { blob } = await download();
      const filename = `${fileNames[tab]}-${formats.day(clock.now())}.xlsx`;
      saveFile(blob, filename);
      toasts.add({ tone: 'positive', title: text('funds.export.done', { filename }) });
      close();
    } catch (failure) {
      setError(failure);
    } finally {
      setPending(false);
    }
  };

  return (
    <Dialog
      title={text('funds.export.title', { list: text(`funds.tab.${tab}`) })}
      closeLabel={text('common.close')}
      onOpenChange={() => setError(undefined)}
      trigger={
        <Button variant="outline" icon={<DownloadIcon aria-hidden="true" />} isDisabled={total === 0}>
          {text('funds.export.open')}
        </Button>
      }
      footer={(close) => (
        <Inline justify="end">
          <Button variant="outline" onPress={close}>
            {text('common.cancel')}
          </Button>
          <Button
            isPending={isPending}
            pendingLabel={text('funds.export.pending')}
            onPress={() => void start(close)}
          >
            {text('funds.export.confirm')}
          </Button>
        </Inline>
      )}
    >
      <Stack>
        <Text as="p" tone="muted">
          {text('funds.export.scope', { count: total })}
        </Text>
        <DescriptionList
          items={[
            {
              term: text('funds.export.filters'),
              detail:
                filters.length === 0
                  ? text('funds.export.noFilters')
                  : filters.map(({ words }) => words).join(' · '),
            },
            { term: text('funds.export.zone'), detail: formats.zone },
            { term: text('funds.export.format'), detail: text('funds.export.formatValue') },
          ]}
        />
        {error === undefined ? null : (
          <Text as="p" tone="critical">
            <span role="alert">
              {text('funds.export.failed')}: {errorText(text, error)}
            </span>
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
