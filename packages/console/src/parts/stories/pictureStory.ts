import { userEvent, waitFor } from 'storybook/test';

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
