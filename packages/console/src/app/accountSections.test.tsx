// @vitest-environment jsdom
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { waitFor } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { loadTemporal } from '#lib/time/temporal.ts';
import { openScreen } from './testingScreen.tsx';
import { entries } from '../features/search/entries.ts';
import { AccountScreen } from '../features/account/AccountScreen.tsx';

const linked = entries.flatMap(({ target }) =>
  'to' in target && /^\/accountInfo.*#/.test(target.to) ? [target.to] : [],
);

beforeAll(loadTemporal);

it.each([...new Set(linked)])('the account page focuses the section in the URL %s', async (href) => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  const bank = createMockApi({ merchant: 'authorised', now: 1_795_143_570 });
  openScreen(<AccountScreen />, { bank, href });
  await waitFor(() => expect(document.activeElement?.id).toBe(href.split('#')[1]));
  expect(scroll).toHaveBeenCalled();
});
