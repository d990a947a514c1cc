import type { Meta, StoryObj } from '@storybook/react-vite';

import { PlusIcon } from '#icons/icons.ts';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  title: 'Components/Actions/ButtonLink',
  id: 'components-buttonlink',
  component: ButtonLink,
  tags: ['autodocs'],
  args: { children: 'Create application', href: '#new' },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Outlined: Story = { args: { variant: 'outline', icon: <PlusIcon /> } };
export const Soft: Story = { args: { variant: 'soft', size: 'small' } };
