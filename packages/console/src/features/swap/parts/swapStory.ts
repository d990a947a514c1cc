import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Stage } from '#parts/stories/bankStory.ts';
import { exact, message } from '#parts/stories/storyText.ts';
import { press } from '#parts/stories/steps.ts';

export const labels = {
  amount: exact('common.column.amount'),
  review: message('swap.submit'),
  refresh: exact('swap.quote.refresh'),
  swap: exact('swap.confirm.do'),
  accept: message('swap.requote.accept'),
};

export async function writeAmount({ canvasElement }: Stage, amount: string): Promise<void> {
  const field = await within(canvasElement).findByRole('textbox', { name: labels.amount });
  await userEvent.clear(field);
  await userEvent.type(field, amount);
}

export async function quote(stage: Stage, amount: string): Promise<void> {
  await writeAmount(stage, amount);
  await within(stage.canvasElement).findByRole('timer');
}

export async function review(stage: Stage, amount: string): Promise<void> {
  await quote(stage, amount);
  await press(within(stage.canvasElement), labels.review);
  await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
}

export async function order(stage: Stage, amount: string): Promise<void> {
  await review(stage, amount);
  await press(screen, labels.swap);
}
