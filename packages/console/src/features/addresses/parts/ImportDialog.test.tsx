// @vitest-environment jsdom
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen } from '#app/testingScreen.tsx';
import { exampleFile } from './csv.ts';
import { ImportDialog } from './ImportDialog.tsx';

const NOW = 1_795_143_570;

it('the import dialog checks the rows of a file even if the networks load later', async () => {
  const api = createMockApi({ merchant: 'authorised', now: NOW });
  const { promise: networksCome, resolve: letNetworksCome } = Promise.withResolvers<void>();
  let isRequested = false;
  const bank = {
    signIn: () => api.signIn(),
    handle: async (request: Request) => {
      if (request.url.includes('/currency/list')) {
        isRequested = true;
        await networksCome;
      }
      return api.handle(request);
    },
  };
  openScreen(<ImportDialog onClose={() => undefined} />, { bank, href: '/property/address' });
  await screen.findByRole('dialog');
  const file = new File([exampleFile()], 'book.csv', { type: 'text/csv' });
  const input = document.querySelector('input[type="file"]');
  if (!input) throw new Error('no field for a file');
  fireEvent.change(input, { target: { files: [file] } });
  await waitFor(() => expect(isRequested).toBe(true));
  letNetworksCome();
  expect(await screen.findByText('1 row can be saved')).toBeTruthy();
});
