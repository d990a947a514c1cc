import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { WelcomePage } from './WelcomePage.tsx';

const meta = { title: 'Welcome', component: WelcomePage } satisfies Meta<typeof WelcomePage>;
export default meta;

/** The first page that opens; named like its group, so that the two are one line in the sidebar. */
export const Welcome: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    for (const name of ['For merchants', 'For operators', 'For those who install the packages']) {
      const changes = within(canvas.getByRole('list', { name })).getAllByRole('listitem');
      await expect(changes.length).toBeGreaterThan(0);
    }
  },
};
