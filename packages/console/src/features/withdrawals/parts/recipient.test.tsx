// @vitest-environment jsdom
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openScreen } from '#app/testingScreen.tsx';
import { locationAtom } from '#data/page/location.ts';
import { Form } from '#kit/form/Form.tsx';
import { AddressField } from './AddressField.tsx';
import { AddressWarnings } from './AddressWarnings.tsx';
import { AmountSection } from './AmountSection.tsx';
import { NetworkField } from './NetworkField.tsx';
import { LastRecipients } from './LastRecipients.tsx';
import { AfterRecipients, SaveAddress, MemoField } from './Steps.tsx';
import { useWithdrawalForm } from './useWithdrawalForm.ts';

const NOW = 1_795_143_570;
const A = 'r42k5SRAvePzrGitBLnJ1VWrviY5AZfSL5';
const B = 'rDGwNKrey8AEPfhozP63zeYHQLg26xYGGH';
const EVM = '0xdEf42e881c2837F3D425a82ED9399Ee30ee8Fc12';
const TRON = 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs';
const XRP = '/property/withdraw?id=1009';

function Screen() {
  const withdrawal = useWithdrawalForm();
  return (
    <Form form={withdrawal.form}>
      <AfterRecipients withdrawal={withdrawal}>
        <LastRecipients withdrawal={withdrawal} />
        <NetworkField withdrawal={withdrawal} />
        <AddressField withdrawal={withdrawal} />
        <MemoField withdrawal={withdrawal} />
        <AddressWarnings withdrawal={withdrawal} />
        <SaveAddress withdrawal={withdrawal} />
        <AmountSection withdrawal={withdrawal} />
        <button type="submit">Continue</button>
      </AfterRecipients>
    </Form>
  );
}

/** The recipient in the clipboard and in the QR code. */
let outside = '';
beforeEach(() => {
  // jsdom has no clipboard or camera.
  HTMLMediaElement.prototype.play = () => Promise.resolve();
  const getUserMedia = () => Promise.resolve({ getTracks: () => [] });
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { readText: () => Promise.resolve(outside) },
  });
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      detect = () => Promise.resolve([{ rawValue: outside }]);
    },
  );
});

type Api = ReturnType<typeof createMockApi>;

function deskOf(api: Api) {
  const desk = api
    .merchant('authorised')
    .rows.addresses.all()
    .find(({ memo }) => memo !== '');
  if (!desk) throw new Error('the demo has a saved address with a memo');
  return desk;
}

async function open(href: string, prepare: (api: Api) => void = () => undefined) {
  const api = createMockApi({ merchant: 'authorised', now: NOW });
  prepare(api);
  const page = openScreen(<Screen />, { bank: api, href });
  await waitFor(() => expect(field().disabled).toBe(false));
  return { ...page, api, desk: deskOf(api) };
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^address$/i });
const tag = () => screen.getByRole<HTMLInputElement>('textbox', { name: /destination tag/i });
const noMemo = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /no memo needed/i });
const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^amount$/i });
const press = async (name: RegExp) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};
const tick = (box: HTMLElement) => act(async () => void fireEvent.click(box));
const change = (box: HTMLElement, value: string) =>
  act(async () => void fireEvent.change(box, { target: { value } }));

const paste = (text: string) =>
  act(async () => void fireEvent.paste(field(), { clipboardData: { getData: () => text } }));
const pressPaste = async (text: string) => {
  outside = text;
  await press(/^paste$/i);
};
const type = async (text: string) => {
  await change(field(), text);
  await act(async () => void fireEvent.blur(field()));
};
const scan = async (text: string) => {
  outside = text;
  await press(/scan/i);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};
const takeFromBook = async () => {
  await press(/^address book$/i);
  await press(/exchange desk/i);
};

describe('a link to the withdrawal form', () => {
  it('fills in its saved address and amount once', async () => {
    const { index, address } = deskOf(createMockApi({ merchant: 'authorised', now: NOW }));
    const page = await open(`${XRP}&saved=${3001 + index}&amount=12.5`);
    await waitFor(() => expect([field().value, amount().value]).toEqual([address, '12.5']));
    expect(page.store.get(locationAtom).search).toBe('?id=1009');
  });
});

describe.each([
  ['typed', type],
  ['pasted', paste],
  ['pasted with the button', pressPaste],
  ['scanned', scan],
] as const)('a recipient that is %s', (_, bring) => {
  it('replaces the tag of the previous recipient', async () => {
    await open(XRP);
    await bring(`xrpl:${A}?dt=111`);
    await waitFor(() => expect([field().value, tag().value]).toEqual([A, '111']));
    await bring(`xrpl:${B}`);
    await waitFor(() => expect([field().value, tag().value]).toEqual([B, '']));
  });

  it('clears “No memo needed” of the previous recipient', async () => {
    await open(XRP);
    await bring(A);
    await tick(noMemo());
    expect(noMemo().checked).toBe(true);
    await bring(B);
    await waitFor(() => expect([field().value, noMemo().checked]).toEqual([B, false]));
  });

  it('clears the acknowledgment and the label of the previous recipient', async () => {
    await open(XRP);
    await bring(A);
    await tick(await screen.findByRole('checkbox', { name: /checked this address/i }));
    await tick(await screen.findByRole('checkbox', { name: /save to address book/i }));
    await change(await screen.findByRole('textbox', { name: /^label$/i }), 'Supplier');
    await bring(B);
    await bring(A);
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /checked this address/i });
    expect(box.checked).toBe(false);
    expect(screen.queryByRole('textbox', { name: /^label$/i })).toBeNull();
  });
});

it('a saved address fills in its tag and clears “No memo needed”', async () => {
  const { desk } = await open(XRP);
  await paste(A);
  await tick(noMemo());
  await takeFromBook();
  await waitFor(() => expect([field().value, tag().value]).toEqual([desk.address, desk.memo]));
  expect(noMemo().checked).toBe(false);
});

it('a suggested recipient fills in the address and the tag', async () => {
  const [address, memo] = [A, '7'];
  const api = createMockApi({ merchant: 'authorised', now: NOW });
  const { withdrawals } = api.merchant('authorised').rows;
  const last = withdrawals.all().at(-1);
  const xrp = api
    .merchant('authorised')
    .rows.addresses.all()
    .find((row) => row.memo !== '')?.asset;
  if (!last || xrp === undefined) throw new Error('the demo has withdrawals and an address for XRP');
  withdrawals.replace(last.index, { ...last, asset: xrp, address, memo, label: '' });
  openScreen(<Screen />, { bank: api, href: '/property/withdraw' });
  await press(/XRP/);
  await waitFor(() => expect([field().value, tag().value]).toEqual([address, memo]));
  expect(noMemo().checked).toBe(false);
});

it('the withdrawal form keeps the recipient after a reload', async () => {
  const page = await open(XRP);
  await paste(`xrpl:${A}?dt=111&amount=25`);
  page.reopen();
  await waitFor(() => expect([field().value, tag().value, amount().value]).toEqual([A, '111', '25']));
  expect(screen.getByText(/the address comes from a payment request/i)).toBeTruthy();
});

describe('a saved address with a tag', () => {
  it('is shown for a pasted address only if the tag is the same', async () => {
    const { desk } = await open(XRP);
    await paste(`xrpl:${desk.address}?dt=${desk.memo}`);
    expect(await screen.findByText(/in your address book as “Exchange desk”/)).toBeTruthy();
    await paste(`xrpl:${desk.address}?dt=999999`);
    await waitFor(() => expect(tag().value).toBe('999999'));
    await screen.findByRole('checkbox', { name: /checked this address/i });
    expect(screen.queryByText(/in your address book as “Exchange desk”/)).toBeNull();
  });

  it('offers its tag in a button if a pasted address has no tag', async () => {
    const { desk } = await open(XRP);
    await paste(desk.address);
    await tick(noMemo());
    await press(/use 20261120, saved as “Exchange desk”/i);
    expect([tag().value, noMemo().checked]).toEqual([desk.memo, false]);
    expect(await screen.findByText(/in your address book as “Exchange desk”/)).toBeTruthy();
  });
});

describe('the amount of a payment request', () => {
  it('is filled in and removed together with its recipient', async () => {
    await open(XRP);
    await paste(`xrpl:${A}?dt=1&amount=25`);
    await waitFor(() => expect(amount().value).toBe('25'));
    expect(screen.getByText(/25 XRP comes from the payment request/)).toBeTruthy();
    await paste(B);
    await waitFor(() => expect(amount().value).toBe(''));
  });

  it('is offered in a button if another amount was typed', async () => {
    await open(XRP);
    await change(amount(), '30');
    await paste(`xrpl:${A}?dt=1&amount=25`);
    expect(amount().value).toBe('30');
    await press(/use requested amount: 25 XRP/i);
    expect(amount().value).toBe('25');
    await change(amount(), '40');
    await paste(B);
    await waitFor(() => expect(field().value).toBe(B));
    expect(amount().value).toBe('40');
  });
});

describe('a pasted text that isn’t a recipient', () => {
  it.each([
    ['402', `base:${EVM}`, /this is a payment request for Base, but you chose Ethereum/i],
    ['402', `ethereum:${EVM}@1@42161`, /incomplete or contradicts itself/i],
    ['402', `foo:${EVM}`, /“foo” isn’t a network we know/i],
    ['402', 'vitalik.eth', /this is a name, such as an ENS name/i],
    [
      '102',
      `ethereum:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48@1/transfer?address=${EVM}`,
      /asks for USDC, but you chose USDT/i,
    ],
    ['307', 'bitcoin:bc1qlejttjx0atxfwu94sk48tkpp2d8dhm84fgwt95?req-pop=1', /requires “req-pop”/i],
    [
      '307',
      'bitcoin:?lightning=lnbc1pvjluezpp5qqqsyqcyq5rqwzqfqqqsyqcyq5rqwzq',
      /this is a Lightning invoice/i,
    ],
  ])('stays in the field with an error: token %s, %s', async (id, text, message) => {
    await open(`/property/withdraw?id=${id}`);
    await paste(text);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(field().value).toBe(text);
  });
});

it('the withdrawal form reports characters that it removed from a pasted address', async () => {
  await open('/property/withdraw?id=101');
  await paste(`“${TRON}\u200B”`);
  expect(field().value).toBe(TRON);
  expect(screen.getByText(/quotation marks or brackets were removed/i)).toBeTruthy();
});

it('the withdrawal form blocks an address that is disabled for another token', async () => {
  const disable = (api: Api) => {
    const { addresses } = api.merchant('authorised').rows;
    const row = addresses.all().find(({ label }) => label === 'Treasury cold');
    if (row) addresses.replace(row.index, { ...row, status: 3 });
  };
  const { api } = await open('/property/withdraw?id=501', disable);
  await paste(
    api
      .merchant('authorised')
      .rows.addresses.all()
      .find(({ label }) => label === 'Treasury cold')?.address ?? '',
  );
  expect(await screen.findByText(/this saved address is turned off/i)).toBeTruthy();
});
