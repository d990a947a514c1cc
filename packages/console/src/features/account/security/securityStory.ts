import { expect, screen, waitFor, within } from 'storybook/test';
import { type Stage, bankOf } from '#parts/stories/bankStory.ts';
import { exact, message } from '#parts/stories/storyText.ts';
import { press, write } from '#parts/stories/steps.ts';

export const securityRoute = (action?: string) =>
  `/accountInfo?page_tab=_security${action === undefined ? '' : `&action=${action}`}`;

export async function dialog(name: RegExp) {
  const form = within(await screen.findByRole('dialog', { name }));
  await form.findByRole('button', { name: exact('common.cancel') });
  return form;
}
type Form = Awaited<ReturnType<typeof dialog>>;

export async function typeSent(form: Form, name: RegExp, inbox: () => string): Promise<void> {
  const before = inbox();
  await press(form, sendCode);
  await waitFor(() => expect(inbox()).not.toBe(before));
  await form.findAllByRole('button', { name: message('verification.wait') });
  await write(form, name, inbox());
}

export const sendCode = exact('verification.send');
export const emailCode = message('verification.code.email');
export const googleCode = message('verification.code.google_auth');
export const smsCode = message('verification.code.phone');

export const next = exact('account.wizard.next');

export const lastCode = (stage: Pick<Stage, 'loaded'>) => (): string => bankOf(stage).inbox()[0]?.code ?? '';

export async function scan(context: Pick<Stage, 'loaded'>, form: Form) {
  await form.findByRole('img', { name: message('account.google.qr') });
  await press(form, next);
  const { offeredSecret } = bankOf(context).merchant().settings;
  await write(form, googleCode, bankOf(context).currentTotp(offeredSecret));
  await typeSent(form, emailCode, lastCode(context));
}

export async function keepCodes(form: Form) {
  const codes = await form.findByRole('list', { name: message('account.recovery.title') });
  await expect(within(codes).getAllByRole('listitem')).toHaveLength(10);
  await expect(form.getByRole('button', { name: exact('common.done') })).toBeDisabled();
  await press(form, message('account.recovery.saved'), 'checkbox');
  await press(form, exact('common.done'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}
