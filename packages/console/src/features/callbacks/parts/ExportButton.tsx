import { Button } from '@settlement/design-system/Button';
import { DownloadIcon } from '@settlement/design-system/icons';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { exportCallbacksAtom } from '../../../data/callbacks.ts';
import { reportErrorAtom } from '../../../data/endpointQuery.ts';
import { useText } from '../../../i18n/useText.ts';
import { saveFile } from '../../../lib/saveFile.ts';
import { useRowSize } from '../../../parts/useRowSize.ts';

/** Downloads exactly what is filtered. */
export function ExportButton({ isDisabled }: { readonly isDisabled: boolean }) {
  const text = useText();
  const size = useRowSize();
  const download = useSetAtom(exportCallbacksAtom);
  const { report } = useAtomValue(reportErrorAtom);
  const [isPending, setPending] = useState(false);
  const start = async () => {
    setPending(true);
    try {
      const { blob, filename } = await download();
      saveFile(blob, filename);
    } catch (error) {
      report(error);
    } finally {
      setPending(false);
    }
  };
  return (
    <Button
      size={size}
      variant="outline"
      icon={<DownloadIcon aria-hidden="true" />}
      isDisabled={isDisabled}
      isPending={isPending}
      onPress={() => void start()}
    >
      {text('callbacks.export')}
    </Button>
  );
}
