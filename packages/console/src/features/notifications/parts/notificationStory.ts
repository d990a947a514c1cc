import { expect, userEvent, waitFor } from 'storybook/test';
import type { within } from 'storybook/test';
import { exact, message } from '#parts/stories/storyText.ts';

const fresh = exact('notifications.new');

export async function readAll(card: ReturnType<typeof within>): Promise<void> {
  await card.findAllByText(fresh);
  const button = card.getByRole('button', { name: message('notifications.readAll') });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  await waitFor(() => expect(card.queryByText(fresh)).toBeNull());
}
