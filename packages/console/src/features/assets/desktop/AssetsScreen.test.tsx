// @vitest-environment jsdom
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useAtomValue } from 'jotai';
import { expect, it } from 'vitest';
import { openScreen } from '#app/testingScreen.tsx';
import { assetStateAtom, assetsQueryAtom } from '#data/assets.ts';
import { locationAtom } from '#data/page/location.ts';
import { AssetTable } from './AssetsScreen.tsx';

const TOKENS = 1000;

function Assets({ isOwn = false }) {
  const { data } = useAtomValue(assetsQueryAtom);
  const list = data?.list;
  if (!list) return null;
  if (isOwn) return <AssetTable assets={list} />;
  const assets = Array.from({ length: TOKENS }, (_, index) => {
    const asset = list[index % list.length];
    return asset && { ...asset, id: `${asset.id}-${index}`, token: `T${index}`, subset: [] };
  }).filter((asset) => asset !== undefined);
  return <AssetTable assets={assets} />;
}

const open = (href: string, isOwn = false) =>
  openScreen(<Assets isOwn={isOwn} />, {
    bank: createMockApi({ merchant: 'authorised', now: 1_795_143_570 }),
    href,
  });
const tokens = async () => (await screen.findAllByRole('rowheader')).map(({ textContent }) => textContent);

it('the asset table shows a thousand tokens in pages', async () => {
  const { store } = open('/property');
  expect(await tokens()).toHaveLength(50);
  expect(screen.getByText('1–50 of 1,000')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(async () => expect((await tokens())[0]).toContain('T50'));
  expect(store.get(locationAtom).search).toBe('?current=2');
});

it('the asset table searches all pages and shows the first page of results', async () => {
  const { store } = open('/property?current=3');
  expect((await tokens())[0]).toContain('T100');
  store.set(assetStateAtom, { search: 'T999' });
  await waitFor(async () => expect(await tokens()).toEqual([expect.stringContaining('T999')]));
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(store.get(locationAtom).search).toBe('?search=T999');
});

it('the asset table shows the last page if the page in the URL doesn’t exist', async () => {
  open('/property?current=99');
  expect((await tokens())[0]).toContain('T950');
  expect(screen.getByText('951–1,000 of 1,000')).toBeTruthy();
});

it('the asset table sorts all pages by token until a third press', async () => {
  open('/property');
  expect((await tokens())[1]).toContain('T1');
  const header = screen.getByRole('button', { name: 'Token' });
  const press = () => fireEvent.click(header);
  press();
  expect((await tokens()).slice(0, 3)).toEqual(
    ['T0', 'T1', 'T10'].map((token) => expect.stringContaining(token)),
  );
  press();
  expect((await tokens())[0]).toContain('T999');
  press();
  expect((await tokens())[2]).toContain('T2');
  expect(screen.getByRole('columnheader', { name: 'Token' }).getAttribute('aria-sort')).toBe('none');
});

it('the asset table sorts by the value in USDT', async () => {
  const { store } = open('/property', true);
  await screen.findAllByText('TRC20');
  fireEvent.click(screen.getByRole('button', { name: 'USDT value' }));
  const list = store.get(assetsQueryAtom).data?.list ?? [];
  const byValue = list.toSorted((one, other) => Number(one.usdt_balance) - Number(other.usdt_balance));
  const shown = screen
    .getAllByRole('rowheader')
    .flatMap((row) => row.querySelector('strong')?.textContent ?? []);
  expect(shown).toEqual(byValue.map(({ token }) => token));
});

it('the asset table creates row IDs without spaces', async () => {
  open('/property', true);
  await screen.findAllByText('TRC20');
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.filter((id) => /part.*\d/.test(id))).not.toEqual([]);
  expect(ids.filter((id) => /\s/.test(id))).toEqual([]);
});
