import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { type Stage, bankOf, typeCodes } from '#parts/stories/bankStory.ts';
import { exact, message } from '#parts/stories/storyText.ts';
import { press, visible } from '#parts/stories/steps.ts';

/** Valid addresses without a known private key. */
export const TRON = 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs';
export const EVM = '0xdEf42e881c2837F3D425a82ED9399Ee30ee8Fc12';
/** This address has the same start and end as `EVM`, but differs in the middle. */
export const FORGED = '0xdef4000000000000000000000000000000e8fc12';
export const XRP = 'r42k5SRAvePzrGitBLnJ1VWrviY5AZfSL5';
export const TON = 'UQAjpTCnfyeQOg5XMTPy6_2MNzkLhF618wRWywWJ-rvaFK4E';

export const labels = {
  address: exact('common.column.address'),
  amount: exact('common.column.amount'),
  compared: message('withdrawals.ack.first'),
  further: exact(['verification.continue', 'withdrawals.steps.next']),
  withdraw: exact('shell.title.withdraw'),
  cancel: message('money.cancel.open'),
};

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

export async function fill(stage: Stage, amount = '120'): Promise<void> {
  const page = within(stage.canvasElement);
  await writeAddress(stage, TRON);
  await press(page, labels.compared, 'checkbox');
  await writeAmount(stage, amount);
}

export async function goOn({ canvasElement }: Stage): Promise<void> {
  await press(within(canvasElement), labels.further);
}

export async function ask(stage: Stage, amount = '120'): Promise<void> {
  await fill(stage, amount);
  await goOn(stage);
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
}

export async function answer(stage: Stage): Promise<void> {
  const dialog = within(screen.getByRole('dialog'));
  await typeCodes(stage);
  await press(dialog, labels.withdraw);
}

export async function confirm(stage: Stage): Promise<void> {
  await answer(stage);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** Fills in and confirms a withdrawal. An error keeps the dialog open, so it isn't awaited. */
export async function submit(stage: Stage): Promise<void> {
  await ask(stage);
  await answer(stage);
}

export async function send(stage: Stage): Promise<void> {
  await ask(stage);
  await confirm(stage);
}

export const addressShows = (address: string, text: RegExp) => async (stage: Stage) => {
  await writeAddress(stage, address);
  await visible(within(stage.canvasElement).findByText(text));
};

export const sendShows =
  (text: RegExp, go = send) =>
  async (stage: Stage) => {
    await go(stage);
    await visible(within(stage.canvasElement).findByText(text));
  };

export async function cancelSent({ canvasElement }: Stage): Promise<void> {
  await press(within(canvasElement), labels.cancel);
  const question = within(await screen.findByRole('alertdialog'));
  await press(question, labels.cancel);
}

export async function cancel(stage: Stage): Promise<void> {
  await send(stage);
  await cancelSent(stage);
}

/** Replaces the camera, and returns a function that restores it. `undefined`: a page without HTTPS. */
export function replaceCamera(value: object | undefined): () => void {
  const before = navigator.mediaDevices;
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value });
  return () => {
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: before });
  };
}
