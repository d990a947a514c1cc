import { expect, userEvent, waitFor } from 'storybook/test';
import type { within } from 'storybook/test';

const fresh = /^(new|新)$/i;

/** Reads them all, once there is one to read. */
export async function readAll(card: ReturnType<typeof within>): Promise<void> {
  await card.findAllByText(fresh);
  await userEvent.click(card.getByRole('button', { name: /read all|全部已读/i }));
  await waitFor(() => expect(card.queryByText(fresh)).toBeNull());
}
