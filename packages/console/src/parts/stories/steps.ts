import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

export const visible = async (found: Promise<HTMLElement | undefined>): Promise<void> =>
  expect(await found).toBeVisible();

export const inWindow = async (found: Promise<HTMLElement>): Promise<void> => {
  const part = await found;
  await waitFor(() => {
    const { top, bottom } = part.getBoundingClientRect();
    return expect(top >= 0 && bottom <= window.innerHeight).toBe(true);
  });
};

/**
 * Waits for a message. The form and a toast may both show it (specification §8), and a closing dialog may show it
 * first.
 */
export const seen = (message: RegExp): Promise<void> =>
  waitFor(() => expect(screen.getAllByText(message)[0]).toBeVisible());

export const click = async (found: Promise<HTMLElement>): Promise<void> => userEvent.click(await found);

export const type = async (found: Promise<HTMLElement>, text: string): Promise<void> =>
  userEvent.type(await found, text);

type Root = Pick<typeof screen, 'findByRole' | 'findAllByRole'>;

export const press = (root: Root, name: RegExp | string, role = 'button'): Promise<void> =>
  click(root.findByRole(role, { name }));

export const pressFirst = async (root: Root, name: RegExp | string): Promise<void> => {
  const [first] = await root.findAllByRole('button', { name });
  if (first) await userEvent.click(first);
};

export const write = (root: Root, name: RegExp | string, text: string): Promise<void> =>
  type(root.findByRole('textbox', { name }), text);

export const dialogNamed = async (name: RegExp) => within(await screen.findByRole('dialog', { name }));

export const detailNamed = async (name: RegExp) =>
  within(await waitFor(() => screen.queryByRole('dialog', { name }) ?? screen.getByRole('region', { name })));

/** Selects an option, and waits until the list no longer blocks the content. */
export async function chooseOption(name: RegExp | string): Promise<void> {
  await userEvent.click(await screen.findByRole('option', { name }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
}

export async function uploadPicture(part: HTMLElement): Promise<void> {
  const input = await waitFor(() => {
    const found = part.querySelector('input[type=file]');
    if (!(found instanceof HTMLInputElement)) throw new Error('no file field');
    return found;
  });
  const canvas = document.createElement('canvas');
  canvas.width = 400;
  canvas.height = 240;
  canvas.getContext('2d')?.fillRect(40, 40, 120, 120);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('no picture');
  await userEvent.upload(input, new File([blob], 'logo.png', { type: 'image/png' }));
}
