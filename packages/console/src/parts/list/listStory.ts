import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

interface Shown {
  readonly canvasElement: HTMLElement;
}

/** Opens the export of the list on screen, once it has rows. */
export async function openExport({ canvasElement }: Shown): Promise<void> {
  const button = await within(canvasElement).findByRole('button', { name: /^(export|导出)$/i });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
}

/** Switches the last column of the table off. */
export async function hideColumn({ canvasElement }: Shown): Promise<void> {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole('button', { name: /^(columns|列设置)$/i }));
  const items = within(await screen.findByRole('menu')).getAllByRole('menuitemcheckbox');
  const last = items.at(-1);
  const name = last?.textContent ?? '';
  if (last) await userEvent.click(last);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(page.queryByRole('columnheader', { name })).toBeNull());
}

/** Takes the first filter away by its chip. */
export async function removeChip({ canvasElement }: Shown): Promise<void> {
  const page = within(canvasElement);
  const chips = await page.findAllByRole('button', { name: /^(remove filter .+:|移除筛选 .+：)/i });
  if (chips[0]) await userEvent.click(chips[0]);
  await waitFor(() =>
    expect(page.queryAllByRole('button', { name: /^(remove filter .+:|移除筛选 .+：)/i })).toHaveLength(
      chips.length - 1,
    ),
  );
  // The rows before are faded until those of the new filters are there.
  await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull());
}

/** Opens what is first: the row by the button in it, or the card of a phone's list, which has that name. */
export async function openFirst({ canvasElement }: Shown, list: RegExp): Promise<ReturnType<typeof within>> {
  const page = within(canvasElement);
  const opener = await waitFor(() => {
    const [row] = page.queryAllByRole('button', { name: /^(open|查看) ?.+\d/i });
    return row ?? within(page.getByRole('list', { name: list })).getAllByRole('button')[0];
  });
  opener?.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  return within(screen.getByRole('dialog'));
}
