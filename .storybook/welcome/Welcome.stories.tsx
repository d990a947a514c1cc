import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { WelcomePage } from './WelcomePage.tsx';

const meta = { title: 'Welcome', component: WelcomePage } satisfies Meta<typeof WelcomePage>;
export default meta;

export const Welcome: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    for (const name of ['For merchants', 'For operators', 'For users of the packages']) {
      const changes = within(canvas.getByRole('list', { name })).getAllByRole('listitem');
      await expect(changes.length).toBeGreaterThan(0);
    }
  },
};
