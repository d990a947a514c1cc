// @vitest-environment jsdom
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { ApiError } from '#api/errors.ts';
import { openScreen } from '#app/testingScreen.tsx';
import { paymentList } from '#data/payments.ts';
import { ExportDialog } from './ExportDialog.tsx';
import type { ExportProps } from './ListExport.tsx';

type Options = Parameters<ExportProps['download']>[1];

/**
 * Opens a dialog whose export runs until the test ends it. With `isDeaf`, the export ignores a cancellation,
 * as if all its data had already arrived.
 */
function openDialog(isDeaf = false) {
  const runs: { options: Options; fail: (kind: 'network') => void; arrive: () => void }[] = [];
  const download: ExportProps['download'] = (_format, options) =>
    new Promise((resolve, reject) => {
      const arrive = () => resolve({ blob: new Blob(['rows']), filename: 'payments.csv' });
      runs.push({ options, arrive, fail: (kind) => reject(new ApiError(kind)) });
      if (!isDeaf) options.signal?.addEventListener('abort', () => reject(new ApiError('aborted')));
    });
  function Screen(): ReactNode {
    const [isOpen, setOpen] = useState(true);
    return (
      <ExportDialog
        title="Export"
        count={200_000}
        list={paymentList}
        filters={{ fields: {} }}
        isOpen={isOpen}
        onOpenChange={setOpen}
        download={download}
        choices={(isPending) => <button disabled={isPending}>All columns</button>}
      />
    );
  }
  openScreen(<Screen />, { bank: createMockApi(), href: '/record' });
  const lastRun = () => {
    const run = runs.at(-1);
    if (!run) throw new Error('Nothing was exported');
    return run;
  };
  return { runs, lastRun };
}

const press = (name: string) =>
  act(async () => void fireEvent.click(await screen.findByRole('button', { name })));

it('the export dialog ends a running export when the user presses Cancel', async () => {
  const { lastRun } = openDialog();
  await press('Export');
  expect(screen.queryByText(/received/)).toBeNull();
  act(() => lastRun().options.onProgress?.(2_460_000));
  expect(screen.getByText('2.5 MB received')).toBeTruthy();

  await press('Cancel');
  expect(lastRun().options.signal?.aborted).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the export dialog disables all choices during the export', async () => {
  openDialog();
  const choices = () => [
    ...screen.getAllByRole('radio'),
    screen.getByRole('button', { name: 'All columns' }),
  ];
  expect(choices().filter((choice) => choice.hasAttribute('disabled'))).toEqual([]);
  await press('Export');
  expect(choices().filter((choice) => !choice.hasAttribute('disabled'))).toEqual([]);
});

it('the export ends when the user closes the dialog or leaves the page', async () => {
  const { lastRun } = openDialog();
  await press('Export');
  await act(async () => void fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' }));
  expect(lastRun().options.signal?.aborted).toBe(true);
  cleanup();

  const { lastRun: next } = openDialog();
  await press('Export');
  cleanup();
  expect(next().options.signal?.aborted).toBe(true);
});

it('the export dialog saves no file that arrives after the export was canceled', async () => {
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  URL.createObjectURL = vi.fn<() => string>(() => 'blob:rows');
  URL.revokeObjectURL = vi.fn<() => void>();
  const { lastRun } = openDialog(true);
  await press('Export');
  await press('Cancel');
  await act(async () => lastRun().arrive());
  expect(save).not.toHaveBeenCalled();
  cleanup();

  const { lastRun: next } = openDialog();
  await press('Export');
  await act(async () => next().arrive());
  expect(save).toHaveBeenCalledOnce();
});

it('the export dialog starts a new export if the user retries a failed one', async () => {
  const { runs, lastRun } = openDialog();
  await press('Export');
  await act(async () => lastRun().fail('network'));
  expect(screen.getByRole('alert').textContent).toMatch(/The export failed/);
  await press('Export');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(runs).toHaveLength(2);
});
