import { expect, userEvent, waitFor } from 'storybook/test';
import type { within } from 'storybook/test';

const fresh = /^(new|新)$/i;

/** Reads them all, once there is one to read. */
export async function readAll(card: ReturnType<typeof within>): Promise<void> {
  await card.findAllByText(fresh);
  const button = card.getByRole('button', { name: /read all|全部已读/i });
  // The number of the unread is asked for by itself.
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  await waitFor(() => expect(card.queryByText(fresh)).toBeNull());
}
