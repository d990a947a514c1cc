import { errorCode } from '#contract/errors.ts';
import { expect, test } from 'vitest';
import { listPayments } from '#contract/payments.ts';
import { search } from '#contract/search.ts';
import { signedIn } from '#testing/client.ts';

const { client } = signedIn();
const found = async (keyword: string) => (await client.get(search, { query: { keyword } })).list;

test('a search for the number of a payment returns a link to its details', async () => {
  const [payment] = (await client.get(listPayments)).list;
  const number = payment?.trade_no ?? '';
  expect(await found(number)).toMatchObject([
    { kind: 'payment', id: number, link: `/record?detail=${number}` },
  ]);
});

test('a search for a token or an application returns a link to its page', async () => {
  const hits = [...(await found('usdt')), ...(await found('shop')), ...(await found('vault'))];
  const linkOf = (kind: string) => hits.find((hit) => hit.kind === kind)?.link;
  expect(linkOf('token')).toBe('/property?search=USDT');
  expect(linkOf('application')).toMatch(/^\/appManage\?app=\d+$/);
});

test('a search for one character is rejected', async () => {
  const refusal = await client.refusal(search, { query: { keyword: 'u' } });
  expect(refusal).toMatchObject({
    code: errorCode.PARAMETER_ERROR,
    data: { errors: { keyword: 'too_short' } },
  });
});
