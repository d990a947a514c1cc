import { DEMO_TRADE_PASSWORD } from '@settlement/api-mocks/scenarios';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { type Stage, bankOf } from '#parts/bankStory.ts';

export const mock = (...scenario: string[]) => ({ mock: { scenario } });

/** Addresses without a private key. */
export const TRON = 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs';
export const EVM = '0xdEf42e881c2837F3D425a82ED9399Ee30ee8Fc12';
/** The same ends as `EVM`, another middle. */
export const FORGED = '0xdef4000000000000000000000000000000e8fc12';
export const XRP = 'r42k5SRAvePzrGitBLnJ1VWrviY5AZfSL5';
export const TON = 'UQAjpTCnfyeQOg5XMTPy6_2MNzkLhF618wRWywWJ-rvaFK4E';

export const labels = {
  address: /^(address|地址)$/i,
  amount: /^(amount|金额)$/i,
  compared: /checked this address|逐字核对/i,
  further: /^(continue|继续|下一步|continue to verification|继续验证)$/i,
  withdraw: /^(withdraw|提现)$/i,
  cancel: /cancel withdrawal|取消提现/i,
};

/** Moves the time of the story's bank. */
export function passSeconds(stage: Stage, seconds: number): void {
  bankOf(stage).advance(seconds);
}

/** The saved address of the demo that has a tag. */
export function deskOf(stage: Stage) {
  const rows = bankOf(stage).merchant('authorised').rows.addresses.all();
  const desk = rows.find(({ memo }) => memo !== '');
  if (!desk) throw new Error('the demo has a saved address with a tag');
  return desk;
}

export async function writeAddress({ canvasElement }: Stage, address: string): Promise<void> {
  const field = await within(canvasElement).findByRole('textbox', { name: labels.address });
  await waitFor(() => expect(field).toBeEnabled());
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(address);
}

export async function writeAmount({ canvasElement }: Stage, amount: string): Promise<void> {
  const field = await within(canvasElement).findByRole('textbox', { name: labels.amount });
  await waitFor(() => expect(field).toBeEnabled());
  await userEvent.clear(field);
  await userEvent.type(field, amount);
}

/** Everything a first withdrawal to an address asks for. */
export async function fill(stage: Stage, amount = '120'): Promise<void> {
  const page = within(stage.canvasElement);
  await writeAddress(stage, TRON);
  await userEvent.click(await page.findByRole('checkbox', { name: labels.compared }));
  await writeAmount(stage, amount);
}

/** A press on the form's button. */
export async function press({ canvasElement }: Stage): Promise<void> {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: labels.further }));
}

/** As far as the verification. */
export async function ask(stage: Stage, amount = '120'): Promise<void> {
  await fill(stage, amount);
  await press(stage);
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
}

/** The codes of the verification, and its button. */
export async function answer(stage: Stage): Promise<void> {
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(
    await dialog.findByLabelText(/^(transaction password|交易密码)/i),
    DEMO_TRADE_PASSWORD,
  );
  await userEvent.type(
    await dialog.findByRole('textbox', { name: /code|验证码/i }),
    bankOf(stage).currentTotp(),
  );
  await userEvent.click(dialog.getByRole('button', { name: labels.withdraw }));
}

/** The same, and the answer that ends the verification. */
export async function confirm(stage: Stage): Promise<void> {
  await answer(stage);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** As far as the request: what the bank answers may leave the verification open. */
export async function submit(stage: Stage): Promise<void> {
  await ask(stage);
  await answer(stage);
}

/** The whole way. */
export async function send(stage: Stage): Promise<void> {
  await ask(stage);
  await confirm(stage);
}

/** Cancels what was sent, which is asked about first. */
export async function cancelSent({ canvasElement }: Stage): Promise<void> {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: labels.cancel }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: labels.cancel }));
}

/** A withdrawal that is sent and canceled. */
export async function cancel(stage: Stage): Promise<void> {
  await send(stage);
  await cancelSent(stage);
}
