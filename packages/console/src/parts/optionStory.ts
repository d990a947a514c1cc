import { expect, screen, userEvent, waitFor } from 'storybook/test';

/** Takes an option of the open list. While the list closes, what is behind it takes no press. */
export async function chooseOption(name: RegExp | string): Promise<void> {
  await userEvent.click(await screen.findByRole('option', { name }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
}
