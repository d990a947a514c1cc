import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { WelcomePage } from './WelcomePage.tsx';

const meta = { title: 'Welcome', component: WelcomePage } satisfies Meta<typeof WelcomePage>;
export default meta;

/** The first page that opens; named like its group, so that the two are one line in the sidebar. */
export const Welcome: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const changes = canvas.getByRole('list', { name: 'What changed lately' });
    await expect(within(changes).getAllByRole('listitem').length).toBeGreaterThan(0);
  },
};
