// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
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
