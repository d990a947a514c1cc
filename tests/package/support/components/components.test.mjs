// These tests are the recipes of the README. They run in an application that has installed the package.
import { Button } from '@settlement/design-system/Button';
import { Dialog } from '@settlement/design-system/Dialog';
import { Select, SelectItem } from '@settlement/design-system/Select';
import { ToastRegion } from '@settlement/design-system/Toast';
import { createToastQueue } from '@settlement/design-system/ToastQueue';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createElement as h } from 'react';
import { afterEach, expect, test } from 'vitest';

afterEach(cleanup);

test('a select can be opened and changed', () => {
  const items = [
    h(SelectItem, { key: 1, id: 'tron' }, 'TRON'),
    h(SelectItem, { key: 2, id: 'eth' }, 'Ethereum'),
  ];
  render(h(Select, { label: 'Network', placeholder: 'Choose' }, items));
  fireEvent.click(screen.getByRole('button', { name: /Network/ }));
  fireEvent.click(screen.getByRole('option', { name: 'TRON' }));
  expect(screen.getByRole('button', { name: /Network/ }).textContent).toBe('TRON');
});

test('a toast shows its title', async () => {
  const toasts = createToastQueue();
  render(h(ToastRegion, { queue: toasts }));
  act(() => void toasts.add({ title: 'Saved' }));
  expect(within(await screen.findByRole('alertdialog')).getByText('Saved')).toBeTruthy();
});

test('a dialog can be opened and closed', async () => {
  const trigger = h(Button, null, 'Delete');
  render(h(Dialog, { trigger, title: 'Delete the key?' }, 'It stops working.'));
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete the key?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBe(null);
});
