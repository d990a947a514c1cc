import { errorCode } from '#contract/errors.ts';
import { expect, test } from 'vitest';
import { sendEmailCode } from '#contract/sentCodes.ts';
import { cancelOpening, getOpening } from '#contract/opening.ts';
import { editUser } from '#contract/account.ts';
import { getUserInfo } from '#contract/user.ts';
import { createMockApi } from '#entries/createMockApi.ts';
import { createClient } from '#testing/client.ts';
import type { ScenarioId } from '../scenarios.ts';
import { dataAddress } from '../workOrders/image.ts';

function newcomer(merchant: 'fresh' | 'reviewing' | 'authorised' = 'fresh', ...scenario: ScenarioId[]) {
  const api = createMockApi({ scenario, merchant });
  const client = createClient(api, api.signIn(merchant));
  const submit = async (website = 'https://www.tailspin.example') => {
    await client.get(sendEmailCode, { body: { type: 4 } });
    return {
      submit: 1 as const,
      name: 'Tailspin Toys',
      contact: { area_code: '+44', phone: '7700900123' },
      business: { type: 2, model: 'shop', volume: '50k' } as const,
      merchant: { website, time_zone: 'Europe/London', address: { country: 'GB', city: 'Leeds' } },
      documents: ['https://files.example/registration.png'],
      email_code: api.inbox()[0]?.code ?? '',
    };
  };
  return { api, client, submit };
}

test('what was handed in can be read again, and is decided by the clock', async () => {
  const { api, client, submit } = newcomer();
  expect((await client.get(getOpening)).submitted_time).toBe(0);
  await client.get(editUser, { body: await submit() });
  expect(await client.get(getOpening)).toMatchObject({
    submitted_time: api.clock.now(),
    name: 'Tailspin Toys',
    contact: { email: 'hello@tailspin.example', area_code: '+44', phone: '7700900123' },
    business: { type: 2, model: 'shop', volume: '50k' },
    documents: ['https://files.example/registration.png'],
  });
  api.advance(600);
  expect((await client.get(getUserInfo)).status).toBe(3);
  expect((await client.refusal(cancelOpening)).code).toBe(errorCode.ACCOUNT_OPENED);
});

test.each([
  ['an address', 'https://files.example/reject.png'],
  ['the name of an uploaded file', 'data:image/png;name=reject.png;base64,iVBORw0KGgo='],
])('a document whose name says "reject" is refused: %s', async (_name, document) => {
  const { api, client, submit } = newcomer();
  await client.get(editUser, { body: { ...(await submit()), documents: [document] } });
  api.advance(600);
  expect((await client.get(getUserInfo)).status).toBe(2);
});

test('the bytes of a picture spell no refusal', async () => {
  const { api, client, submit } = newcomer();
  const documents = ['data:image/png;name=licence.png;base64,rejectrejectreject=='];
  await client.get(editUser, { body: { ...(await submit()), documents } });
  api.advance(600);
  expect((await client.get(getUserInfo)).status).toBe(3);
});

test('an uploaded picture carries the name of its file', () => {
  expect(dataAddress('image/png', new Uint8Array([1]), 'my reject, 1.png')).toBe(
    'data:image/png;name=my%20reject%2C%201.png;base64,AQ==',
  );
});

test('a scenario refuses the next application', async () => {
  const { api, client, submit } = newcomer('fresh', 'user.applicationRefused');
  await client.get(editUser, { body: await submit() });
  api.advance(600);
  expect((await client.get(getUserInfo)).status).toBe(2);
});

test('an application is taken back and handed in again', async () => {
  const { client, submit, api } = newcomer();
  expect((await client.refusal(cancelOpening)).data.reason).toBe('state_conflict');
  await client.get(editUser, { body: await submit() });
  await client.get(cancelOpening);
  expect((await client.get(getUserInfo)).status).toBe(0);
  api.advance(70);
  const again = await submit('https://reject.example');
  expect((await client.get(editUser, { body: again })).status).toBe(1);
  api.advance(600);
  expect((await client.get(getUserInfo)).status).toBe(2);
});
