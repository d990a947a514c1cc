import { expect, screen, userEvent, waitFor } from 'storybook/test';

export const mock = (...scenario: string[]) => ({ mock: { scenario } });

const account = /^(Recipient \(merchant ID|收款方（商户)/;
const amount = /^(amount|金额)$/i;
const submit = /continue to verification|继续验证/i;

export async function writeAccount(text: string): Promise<void> {
  const field = await screen.findByRole('textbox', { name: account });
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

export async function writeAmount(text: string): Promise<void> {
  await userEvent.type(await screen.findByRole('textbox', { name: amount }), text);
}

/** Everything a transfer needs. */
export async function fill(to = '10013401'): Promise<void> {
  await writeAccount(to);
  await userEvent.click(await screen.findByRole('checkbox'));
  await writeAmount('12.5');
}

export async function press(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: submit }));
}

/** Answers the verification. */
export async function verify(code: string, password: string): Promise<void> {
  await fill();
  await press();
  const box = await screen.findByRole('textbox', { name: /code|验证码/i });
  await userEvent.click(box);
  await userEvent.paste(code);
  await userEvent.type(screen.getByLabelText(/^(transaction password|交易密码)/i), password);
  await userEvent.click(screen.getByRole('button', { name: /^(transfer|转账)$/i }));
}

/** The words are in their place; the toast of specification §8 may say them, too. */
export async function seen(message: RegExp): Promise<void> {
  const [first] = await screen.findAllByText(message);
  await waitFor(() => expect(first).toBeVisible());
}
