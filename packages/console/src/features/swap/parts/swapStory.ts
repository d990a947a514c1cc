import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { type Stage, bankOf } from '#parts/bankStory.ts';

export const mock = (...scenario: string[]) => ({ mock: { scenario } });

export const labels = {
  amount: /^(amount|金额)$/i,
  review: /review swap|预览兑换/i,
  refresh: /^(refresh quote|刷新报价)$/i,
  swap: /^(swap now|立即兑换)$/i,
  accept: /accept and swap|接受并兑换/i,
};

/** Moves the time of the story's bank. */
export function passSeconds(stage: Stage, seconds: number): void {
  bankOf(stage).advance(seconds);
}

export async function write({ canvasElement }: Stage, amount: string): Promise<void> {
  const field = await within(canvasElement).findByRole('textbox', { name: labels.amount });
  await userEvent.clear(field);
  await userEvent.type(field, amount);
}

/** Writes an amount and waits for its quote. */
export async function quote(stage: Stage, amount: string): Promise<void> {
  await write(stage, amount);
  await within(stage.canvasElement).findByRole('timer');
}

/** As far as the question whether to do it. */
export async function review(stage: Stage, amount: string): Promise<void> {
  await quote(stage, amount);
  await userEvent.click(within(stage.canvasElement).getByRole('button', { name: labels.review }));
  await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
}

/** The whole way. */
export async function order(stage: Stage, amount: string): Promise<void> {
  await review(stage, amount);
  await userEvent.click(screen.getByRole('button', { name: labels.swap }));
}
