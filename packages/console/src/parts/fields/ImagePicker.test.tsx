// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import { afterEach, expect, it } from 'vitest';
import { fullCatalog, success, testConsole } from '#app/testing.ts';
import { I18nProvider } from '#i18n/I18nProvider.tsx';
import { languageAtom } from '#i18n/atoms.ts';
import { ImagePicker } from './ImagePicker.tsx';

const catalog = await fullCatalog();

afterEach(cleanup);

it('the image picker shows the error of a file in the current language', async () => {
  const { store } = testConsole(() => success(null), { catalog });
  const { container } = render(
    <Provider store={store}>
      <I18nProvider>
        <ImagePicker label="Logo" value={[]} onChange={() => undefined} />
      </I18nProvider>
    </Provider>,
  );
  const input = container.querySelector('input[type="file"]');
  if (!input) throw new Error('No file can be chosen');
  fireEvent.change(input, { target: { files: [new File(['GIF89a'], 'logo.gif', { type: 'image/gif' })] } });
  expect(await screen.findByText(/png or jpg/i)).toBeTruthy();
  await act(async () => store.set(languageAtom, 'zh-CN'));
  expect(screen.queryByText(/png or jpg/i)).toBeNull();
  expect(screen.getByText(/\p{Script=Han}.*(png|jpg)/iu)).toBeTruthy();
});
