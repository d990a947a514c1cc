import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { NotFoundScreen } from './NotFoundScreen.tsx';

export default {
  title: 'Screens/Shell/No match',
  component: NotFoundScreen,
  parameters: { route: '/nowhere', spec: ['§2 Routing rules'] },
} satisfies Meta<typeof NotFoundScreen>;

export const Default: Story = {};
