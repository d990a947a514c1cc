import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { exact, message } from '../stories/storyText.ts';
import { click, detailNamed, press } from '#parts/stories/steps.ts';

interface Shown {
  readonly canvasElement: HTMLElement;
}

export async function openExport({ canvasElement }: Shown): Promise<void> {
  const button = await within(canvasElement).findByRole('button', { name: exact('common.list.export') });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
}

export async function openFilters({ canvasElement }: Shown): Promise<void> {
  // In Chinese, buttons that remove a filter contain this text too, but have no `aria-expanded`.
  const closed = { name: message('common.filter.open'), expanded: false };
  await click(within(canvasElement).findByRole('button', closed));
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
}

export async function hideColumn({ canvasElement }: Shown): Promise<void> {
  const page = within(canvasElement);
  await press(page, exact('common.list.columns'));
  const items = within(await screen.findByRole('menu')).getAllByRole('menuitemcheckbox');
  const last = items.at(-1);
  const name = last?.textContent ?? '';
  if (last) await userEvent.click(last);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(page.queryByRole('columnheader', { name })).toBeNull());
}

export async function removeChip({ canvasElement }: Shown): Promise<void> {
  const page = within(canvasElement);
  const chips = await page.findAllByRole('button', { name: /^(?:Remove |移除)/ });
  if (chips[0]) await userEvent.click(chips[0]);
  await waitFor(() =>
    expect(page.queryAllByRole('button', { name: /^(?:Remove |移除)/ })).toHaveLength(chips.length - 1),
  );
  await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull());
}

export async function openFirst(
  { canvasElement }: Shown,
  list: RegExp,
  detail: RegExp,
): Promise<ReturnType<typeof within>> {
  const page = within(canvasElement);
  const opener = await waitFor(() => {
    const [row] = page.queryAllByRole('button', {
      name: message(['funds.list.open', 'payments.list.open'], { what: /.*\d.*/ }),
    });
    return row ?? within(page.getByRole('list', { name: list })).getAllByRole('button')[0];
  });
  opener?.focus();
  await userEvent.keyboard('{Enter}');
  return await detailNamed(detail);
}
