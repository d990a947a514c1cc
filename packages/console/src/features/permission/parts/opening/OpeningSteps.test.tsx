// @vitest-environment jsdom
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import type { ScenarioId } from '@settlement/api-mocks/scenarios';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen } from '#app/testingScreen.tsx';
import { draftStorageAtom } from '#data/page/draftStorage.ts';
import { picturesAtom } from '#data/permission.ts';
import { userAtom } from '#data/user.ts';
import { OpeningView } from '#features/permission/OpeningScreen.tsx';

function open(step: string, merchant: 'fresh' | 'rejected' = 'rejected', ...scenario: ScenarioId[]) {
  const bank = createMockApi({ merchant, now: 1_795_143_570, scenario });
  return { bank, ...openScreen(<OpeningView />, { bank, href: `/openAuthPage?step=${step}` }) };
}
type Page = ReturnType<typeof open>;

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};
const step = (name: string) => screen.findByRole('heading', { level: 2, name });
const code = () => screen.findByLabelText<HTMLInputElement>('Email code');
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.querySelector(`[id="${id}"]`)?.textContent)
    .join(' ');

async function submit({ bank }: Page): Promise<void> {
  for (const name of ['Business', 'Documents', 'Review and agreement']) {
    await press('Next');
    await step(name);
  }
  await sendReview(bank.inbox()[0]?.code ?? '123456');
}

async function sendReview(text: string): Promise<void> {
  type(await code(), text);
  const agreement = screen.getByRole<HTMLInputElement>('checkbox');
  if (!agreement.checked) fireEvent.click(agreement);
  await act(async () => {
    const button = screen.getByRole('button', { name: 'Submit application' });
    for (let time = 0; time < 3; time += 1) fireEvent.click(button);
  });
}

it('the application form focuses the first invalid field of a step', async () => {
  open('business', 'fresh');
  type(await field('Merchant name'), '');
  await press('Next');
  const name = await field('Merchant name');
  await waitFor(() => expect(document.activeElement).toBe(name));
  expect(described(name)).toContain('cannot be empty');
  expect(await step('Business')).toBeTruthy();
});

it('the application form focuses a missing image', async () => {
  open('documents');
  await press(/remove.*registration|registration.*remove/i);
  await press('Next');
  const group = screen.getByRole('group', { name: 'Registration document' });
  expect(group.contains(document.activeElement)).toBe(true);
});

it('the application form keeps typed values after a reload', async () => {
  const page = open('business');
  type(await field('City'), 'Leeds');
  page.reopen();
  await waitFor(async () => expect((await field('City')).value).toBe('Leeds'));
});

it('the application form marks a rejected field until it’s changed', async () => {
  open('business');
  const website = await field('Website');
  await waitFor(() => expect(website.getAttribute('aria-invalid')).toBe('true'));
  type(website, 'https://other.example');
  expect(website.getAttribute('aria-invalid')).toBeNull();
});

it('the application form explains after a reload that images weren’t kept', async () => {
  const page = open('business', 'fresh');
  const city = await field('City');
  expect(screen.queryByText(/Images aren’t kept/)).toBeNull();
  type(city, 'Leeds');
  const { mchid } = page.store.get(userAtom) ?? { mchid: '' };
  const changes = JSON.stringify({ city: 'Leeds', hadPictures: true });
  page.store.get(draftStorageAtom).set(`${mchid}/opening`, { changes });
  page.reopen();
  await waitFor(() => expect(screen.getByText(/Images aren’t kept/)).toBeTruthy());
  expect((await field('City')).value).toBe('Leeds');
});

it('the application form doesn’t report images that the user removed as lost', async () => {
  const page = open('business', 'fresh');
  await field('City');
  const { mchid } = page.store.get(userAtom) ?? { mchid: '' };
  const changes = JSON.stringify({ city: 'Leeds', hadPictures: true });
  page.store.get(draftStorageAtom).set(`${mchid}/opening`, { changes });
  page.store.set(picturesAtom, { registration: '', identity: '' });
  page.reopen();
  await waitFor(async () => expect((await field('City')).value).toBe('Leeds'));
  expect(screen.queryByText(/Images aren’t kept/)).toBeNull();
});

it('the application form requires the email code on submission', async () => {
  const page = open('review');
  fireEvent.click(await screen.findByRole('checkbox'));
  await press('Submit application');
  await step('Review and agreement');
  await waitFor(async () => expect(document.activeElement).toBe(await code()));
  expect(page.sent('PUT', '/user/edit')).toEqual([]);
});

it('the application form focuses an incorrect email code', async () => {
  const page = open('contact');
  await submit(page);
  await waitFor(async () => expect((await code()).getAttribute('aria-invalid')).toBe('true'));
  await step('Review and agreement');
  await waitFor(async () => expect(document.activeElement).toBe(await code()));
  expect((await code()).value).toBe('');
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  expect(page.sent('PUT', '/user/edit')).toHaveLength(1);
});

it('the application form sends one request for a complete application', async () => {
  const page = open('review');
  await press('Send code');
  await waitFor(() => expect(page.bank.inbox()).not.toEqual([]));
  await sendReview(page.bank.inbox()[0]?.code ?? '');
  await waitFor(() =>
    expect(page.sent('PUT', '/user/edit')).toMatchObject([
      { submit: 1, merchant: { time_zone: expect.any(String) } },
    ]),
  );
});

it('the merchant agreement can be accepted in its dialog', async () => {
  open('review');
  expect((await screen.findByRole<HTMLInputElement>('checkbox')).checked).toBe(false);
  await press('Read the merchant agreement');
  await screen.findByRole('heading', { name: /Withdrawals and limits/ });
  await press('I agree');
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true));
});

it('the application form opens if the server can’t send the last application', async () => {
  const bank = createMockApi({ merchant: 'rejected', now: 1_795_143_570 });
  const { requests } = openScreen(<OpeningView />, { bank, href: '/openAuthPage', extensions: [] });
  expect(await step('Contact')).toBeTruthy();
  expect(requests.filter(({ path }) => path.endsWith('/user/opening'))).toEqual([]);
});
