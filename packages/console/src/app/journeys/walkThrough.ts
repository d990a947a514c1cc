import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

/** Lets the guide lead to the end of a step, and looks at what it comes to. */
export async function walkThrough(
  { canvasElement }: { readonly canvasElement: HTMLElement },
  last: number,
  outcome: RegExp,
): Promise<void> {
  const steps = within(await within(canvasElement).findByRole('complementary', { name: 'Steps' }));
  await expect(steps.getAllByRole('listitem')[0]).toHaveAttribute('aria-current', 'step');
  await userEvent.click(steps.getByRole('button', { name: `Lead through step ${last}` }));
  await waitFor(
    // Looking on is of no use where a step has stopped.
    () =>
      steps.queryByRole('alert') === null
        ? expect(steps.getAllByRole('img', { name: 'Done' })).toHaveLength(last)
        : undefined,
    { timeout: 25_000 },
  );
  await expect(steps.queryByRole('alert')?.textContent).toBeUndefined();
  await expect((await screen.findAllByText(outcome))[0]).toBeVisible();
}
