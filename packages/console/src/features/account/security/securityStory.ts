import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { type Stage, bankOf } from '#parts/bankStory.ts';

export const mock = (...scenario: string[]) => ({ mock: { scenario } });
export const securityRoute = (action?: string) =>
  `/accountInfo?page_tab=_security${action === undefined ? '' : `&action=${action}`}`;

/** The dialog that the address opened, with the flow in it, which is fetched. */
export async function dialog(name: RegExp) {
  const form = within(await screen.findByRole('dialog', { name }));
  await form.findByRole('button', { name: /^(cancel|取消)$/i });
  return form;
}
type Form = Awaited<ReturnType<typeof dialog>>;

/** Sends a code and types the one that arrived; `box` counts the fields of that kind. */
export async function typeSent(form: Form, name: RegExp, inbox: () => string): Promise<void> {
  const before = inbox();
  await userEvent.click(await form.findByRole('button', { name: sendCode }));
  await waitFor(() => expect(inbox()).not.toBe(before));
  // The answer empties the field for the new code.
  await form.findAllByRole('button', { name: /resend in|秒后重新/i });
  await userEvent.type(form.getByRole('textbox', { name }), inbox());
}

export const sendCode = /^(send code|发送验证码)$/i;
export const emailCode = /^(email code|邮箱验证码)/i;
export const googleCode = /authenticator code|谷歌验证码/i;
export const smsCode = /text message code|短信验证码/i;

export const press = (form: Form, name: RegExp) => userEvent.click(form.getByRole('button', { name }));
export const next = /^(continue|继续)$/i;

/** The words are there; the toast of specification §8 may say them, too. */
export async function seen(message: RegExp): Promise<void> {
  const [first] = await screen.findAllByText(message);
  await waitFor(() => expect(first).toBeVisible());
}

export const lastCode = (stage: Pick<Stage, 'loaded'>) => (): string => bankOf(stage).inbox()[0]?.code ?? '';

/** From the QR code to a code of the app that has scanned it, and the one that was sent. */
export async function scan(context: Pick<Stage, 'loaded'>, form: Form) {
  await form.findByRole('img', { name: /qr code|二维码/i });
  await press(form, next);
  const { offeredSecret } = bankOf(context).merchant().settings;
  await userEvent.type(
    await form.findByRole('textbox', { name: googleCode }),
    bankOf(context).currentTotp(offeredSecret),
  );
  await typeSent(form, emailCode, lastCode(context));
}

export async function keepCodes(form: Form) {
  const codes = await form.findByRole('list', { name: /recovery codes|恢复码/i });
  await expect(within(codes).getAllByRole('listitem')).toHaveLength(10);
  await expect(form.getByRole('button', { name: /^(done|完成)$/i })).toBeDisabled();
  await userEvent.click(form.getByRole('checkbox', { name: /i’ve saved|我已保存/i }));
  await press(form, /^(done|完成)$/i);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}
