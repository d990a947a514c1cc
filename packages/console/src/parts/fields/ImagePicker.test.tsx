// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { inStore } from '#app/testingReact.tsx';
import { success, testConsole } from '#app/testing.ts';
import { languageAtom } from '#i18n/atoms.ts';
import { ImagePicker } from './ImagePicker.tsx';

it('the image picker shows the error of a file in the current language', async () => {
  const { store } = testConsole(() => success(null));
  const { container } = render(
    inStore(store, <ImagePicker label="Logo" value={[]} onChange={() => undefined} />),
  );
  const input = container.querySelector('input[type="file"]');
  if (!input) throw new Error('No file can be chosen');
  fireEvent.change(input, { target: { files: [new File(['GIF89a'], 'logo.gif', { type: 'image/gif' })] } });
  expect(await screen.findByText(/png or jpg/i)).toBeTruthy();
  await act(async () => store.set(languageAtom, 'zh-CN'));
  expect(screen.queryByText(/png or jpg/i)).toBeNull();
  expect(screen.getByText(/\p{Script=Han}.*(png|jpg)/iu)).toBeTruthy();
});

it('an image can’t be removed during an upload, which would add it again', async () => {
  const { promise: sent, resolve: arrive } = Promise.withResolvers<ReturnType<typeof success>>();
  const { store } = testConsole(() => sent);
  const onChange = vi.fn<(urls: readonly string[]) => void>();
  const { container } = render(
    inStore(store, <ImagePicker label="Photos" most={3} value={['/one.png']} onChange={onChange} />),
  );
  const input = container.querySelector('input[type="file"]');
  if (!input) throw new Error('No file can be chosen');
  const png = new Uint8Array(33);
  png.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  new DataView(png.buffer).setUint32(16, 200);
  new DataView(png.buffer).setUint32(20, 100);
  const remove = () => screen.getByRole<HTMLButtonElement>('button', { name: /remove/i });
  fireEvent.change(input, { target: { files: [new File([png], 'two.png', { type: 'image/png' })] } });
  await waitFor(() => expect(remove().disabled).toBe(true));
  arrive(success({ url: '/two.png', width: 200, height: 100 }));
  await waitFor(() => expect(onChange).toHaveBeenCalledWith(['/one.png', '/two.png']));
  expect(remove().disabled).toBe(false);
});
