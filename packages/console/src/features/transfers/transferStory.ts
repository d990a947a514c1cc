import { screen, userEvent } from 'storybook/test';
import { type Stage, typeCodes } from '#parts/stories/bankStory.ts';
import { exact, message } from '#parts/stories/storyText.ts';
import { click, press, write } from '#parts/stories/steps.ts';

const account = message('assets.transfer.account');
const amount = exact('common.column.amount');

export async function writeAccount(text: string): Promise<void> {
  const field = await screen.findByRole('textbox', { name: account });
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

export async function writeAmount(text: string): Promise<void> {
  await write(screen, amount, text);
}

export async function fill(to = '10013401'): Promise<void> {
  await writeAccount(to);
  await click(screen.findByRole('checkbox'));
  await writeAmount('12.5');
}

export async function submit(): Promise<void> {
  await press(screen, message('verification.continue'));
}

export async function send(stage: Stage): Promise<void> {
  await fill();
  await submit();
  await typeCodes(stage);
  await press(screen, exact('assets.action.transfer'));
}
