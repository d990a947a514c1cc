import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { App } from '../App.tsx';
import type { Guide } from './guides/guide.ts';
import { Journey } from './journeyStory.tsx';

export const walked = (guide: Guide) =>
  function Walked(_args: unknown, { loaded }: StoryContext) {
    return (
      <Journey {...guide} api={loaded['api']}>
        <App />
      </Journey>
    );
  };

export const walkTo =
  (last: number, outcome: RegExp) =>
  async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
    const steps = within(await within(canvasElement).findByRole('complementary', { name: /^(Steps|步骤)$/ }));
    await expect(steps.getAllByRole('listitem')[0]).toHaveAttribute('aria-current', 'step');
    await userEvent.click(
      steps.getByRole('button', { name: new RegExp(`^(Lead through step ${last}|演示到第 ${last} 步)$`) }),
    );
    await waitFor(
      () =>
        steps.queryByRole('alert') === null
          ? expect(steps.getAllByRole('img', { name: /^(Done|已完成)$/ })).toHaveLength(last)
          : undefined,
      { timeout: 25_000 },
    );
    await expect(steps.queryByRole('alert')?.textContent).toBeUndefined();
    await expect((await screen.findAllByText(outcome))[0]).toBeVisible();
  };
