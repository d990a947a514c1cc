// @vitest-environment jsdom
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { ApiError } from '#api/errors.ts';
import { openScreen } from '#app/testingScreen.tsx';
import { ExportDialog } from './ExportDialog.tsx';
import type { ExportProps } from './ListExport.tsx';

afterEach(cleanup);

type Options = Parameters<ExportProps['download']>[1];

/** The dialog of an export that goes on until it is cancelled or fails. */
function openDialog() {
  const runs: { options: Options; fail: (kind: 'network') => void }[] = [];
  const download: ExportProps['download'] = (_format, options) =>
    new Promise((_resolve, reject) => {
      runs.push({ options, fail: (kind) => reject(new ApiError(kind)) });
      options.signal?.addEventListener('abort', () => reject(new ApiError('aborted')));
    });
  function Screen(): ReactNode {
    const [isOpen, setOpen] = useState(true);
    return (
      <ExportDialog
        title="Export"
        count={200_000}
        filters={[]}
        isOpen={isOpen}
        onOpenChange={setOpen}
        download={download}
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

it('says how much has arrived, and ends when it is cancelled', async () => {
  const { lastRun } = openDialog();
  await press('Export');
  expect(screen.queryByText(/received/)).toBeNull();
  act(() => lastRun().options.onProgress?.(2_460_000));
  expect(screen.getByText('2.5 MB received')).toBeTruthy();

  await press('Cancel');
  expect(lastRun().options.signal?.aborted).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('ends when the dialog is closed by Escape, and when the page is left', async () => {
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

it('says what failed, and can be tried again', async () => {
  const { runs, lastRun } = openDialog();
  await press('Export');
  await act(async () => lastRun().fail('network'));
  expect(screen.getByRole('alert').textContent).toMatch(/The export failed/);
  await press('Export');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(runs).toHaveLength(2);
});
