// @vitest-environment jsdom
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openScreen } from '#app/testingScreen.tsx';
import { languageAtom } from '#i18n/atoms.ts';
import { DocsSearch } from './DocsSearch.tsx';

afterEach(cleanup);

it('shows what was found in the language that is chosen then', async () => {
  const bank = createMockApi({ merchant: 'authorised', now: 1_795_143_570 });
  const { store } = openScreen(<DocsSearch />, { bank, href: '/docs' });
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: '10023' } });
  expect(screen.getByText(/^The available balance is too low/)).toBeTruthy();
  await act(async () => store.set(languageAtom, 'zh-CN'));
  expect(await screen.findByText(/^可用余额不足/)).toBeTruthy();
});
