// @vitest-environment jsdom
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { DEMO_TRADE_PASSWORD } from '@settlement/api-mocks/scenarios';
import { act, screen, waitFor } from '@testing-library/react';
import { useAtomValue } from 'jotai';
import { describe, expect, it } from 'vitest';
import { openScreen } from '#app/testingScreen.tsx';
import { verificationAtom } from '#data/money/verificationDialog.ts';
import { Form } from '#kit/form/Form.tsx';
import { hashPassword } from '#lib/person/hashPassword.ts';
import { IntentionRecap } from '#parts/money/IntentionRecap.tsx';
import { type WithdrawalForm, useWithdrawalForm } from './useWithdrawalForm.ts';

const ETH = '402';
const ADDRESS = '0xdEf42e881c2837F3D425a82ED9399Ee30ee8Fc12';
const password = hashPassword(DEMO_TRADE_PASSWORD);

async function openVerification(amount: string, hasQuotes = true) {
  let withdrawal: WithdrawalForm | undefined;
  function Screen() {
    const content = useAtomValue(verificationAtom)?.content;
    withdrawal = useWithdrawalForm();
    return (
      <Form form={withdrawal.form}>
        {content && typeof content !== 'function' && (
          <div role="dialog">
            <IntentionRecap intention={content} />
          </div>
        )}
      </Form>
    );
  }
  const api = createMockApi({ merchant: 'authorised', now: 1_795_143_570 });
  const handle = async (request: Request) => {
    const response = await api.handle(request);
    if (hasQuotes || !request.url.includes('/account/cost')) return response;
    const answer: { data: { quote_id?: string } } = await response.json();
    delete answer.data.quote_id;
    return Response.json(answer);
  };
  const bank = { signIn: () => api.signIn(), handle };
  const page = openScreen(<Screen />, { bank, href: `/property/withdraw?id=${ETH}` });
  const known = `${ETH} ${ADDRESS}`;
  await waitFor(() => expect(withdrawal?.knowledge.book).toBeDefined());
  await act(async () =>
    withdrawal?.form.set({ address: ADDRESS, amount, knownFirstUse: known, knownNetwork: known }),
  );
  await waitFor(() => expect(withdrawal?.isReady && withdrawal.cost.data?.actual_amount !== '0').toBe(true));
  const fee = withdrawal?.cost.data?.fee;
  await act(async () => withdrawal?.form.submit());
  await waitFor(() => expect(page.store.get(verificationAtom)).not.toBeNull());
  const confirm = async () => {
    const codes = { google_code: api.currentTotp(), password };
    await act(async () => {
      await page.store.get(verificationAtom)?.submit(codes);
    });
  };
  return { api, page, fee, confirm };
}

describe('the verification of a withdrawal', () => {
  it('shows every digit of the amount that is sent', async () => {
    const { page, confirm } = await openVerification('0.500000999999999999');
    expect((await screen.findByRole('dialog')).textContent).toContain('0.500000999999999999 ETH');
    await confirm();
    expect(page.sent('POST', '/account/withdrawal')).toMatchObject([{ amount: '0.500000999999999999' }]);
  });

  it('labels the fee as an estimate if the server returns no quote', async () => {
    const { page, fee, confirm } = await openVerification('1.5', false);
    expect((await screen.findByRole('dialog')).textContent).toContain(`Estimated fee${fee} ETH`);
    await confirm();
    const [body] = page.sent('POST', '/account/withdrawal');
    expect(body).toMatchObject({ amount: '1.5' });
    expect(body).not.toHaveProperty('fee');
    expect(body).not.toHaveProperty('quote_id');
  });

  it('shows the new fee and creates no withdrawal if the fee has changed', async () => {
    const { api, page, fee, confirm } = await openVerification('1.5');
    const before = api.merchant('authorised').rows.withdrawals.length;
    // The quote expires before the confirmation, and the price changes.
    api.advance(24 * 3600 - 600);
    await confirm();
    expect(page.sent('POST', '/account/withdrawal')).toMatchObject([{ fee }]);
    expect(api.merchant('authorised').rows.withdrawals.length).toBe(before);
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /amount is now 1\.500000 ETH and the fee is 0\.\d+ ETH\. Nothing was sent\./,
    );
  });
});

it('the cost of a withdrawal is fetched again when it expires', async () => {
  const api = createMockApi({ merchant: 'authorised', now: () => Date.now() / 1000 });
  let cost: WithdrawalForm['cost'] | undefined;
  function Screen() {
    const withdrawal = useWithdrawalForm();
    cost = withdrawal.cost;
    return <Form form={withdrawal.form}>{null}</Form>;
  }
  const handle = async (request: Request) => {
    const response = await api.handle(request);
    if (!request.url.includes('/account/cost')) return response;
    const answer: { data: { expire_time: number } } = await response.json();
    answer.data.expire_time = Math.floor(api.clock.now()) + 2;
    return Response.json(answer);
  };
  openScreen(<Screen />, {
    bank: { signIn: () => api.signIn(), handle },
    href: `/property/withdraw?id=${ETH}`,
  });
  await waitFor(() => expect(cost?.data).toBeDefined());
  const first = cost?.data?.expire_time ?? 0;
  await waitFor(() => expect(cost?.data?.expire_time).toBeGreaterThan(first), { timeout: 10_000 });
});
