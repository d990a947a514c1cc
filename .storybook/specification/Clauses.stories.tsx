import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Clauses } from './Clauses.tsx';

const meta = {
  title: 'Specification/Clauses',
  component: Clauses,
  decorators: [
    (Story) => (
      <Suspense>
        <Story />
      </Suspense>
    ),
  ],
} satisfies Meta<typeof Clauses>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('searchbox'), 'insufficient balance');
    await expect(await canvas.findAllByRole('link', { name: /swap/i })).not.toHaveLength(0);
  },
};
