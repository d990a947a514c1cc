import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

export const walkTo =
  (last: number, outcome: RegExp) =>
  async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
    const steps = within(await within(canvasElement).findByRole('complementary', { name: 'Steps' }));
    await expect(steps.getAllByRole('listitem')[0]).toHaveAttribute('aria-current', 'step');
    await userEvent.click(steps.getByRole('button', { name: `Lead through step ${last}` }));
    await waitFor(
      () =>
        steps.queryByRole('alert') === null
          ? expect(steps.getAllByRole('img', { name: 'Done' })).toHaveLength(last)
          : undefined,
      { timeout: 25_000 },
    );
    await expect(steps.queryByRole('alert')?.textContent).toBeUndefined();
    await expect((await screen.findAllByText(outcome))[0]).toBeVisible();
  };
