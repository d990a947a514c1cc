import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPhone } from '#parts/phoneStory.ts';
import { MobileOpeningScreen } from './MobileOpeningScreen.tsx';

const meta = {
  title: 'Screens/Permission/Mobile application',
  component: MobileOpeningScreen,
  parameters: {
    ...onPhone,
    route: '/m/openAuthPage',
    mock: { merchant: 'fresh' },
    spec: ['§2 Mobile routes'],
    hasNoHeading: true,
  },
} satisfies Meta<typeof MobileOpeningScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Refused: Story = {
  parameters: { route: '/m/openAuthPage?step=business', mock: { merchant: 'rejected' } },
};

export const Failed: Story = { parameters: { mock: { scenario: ['user.failed500'] } } };

export const Loading: Story = { parameters: { mock: { scenario: ['user.loading'] } } };

export const Offline: Story = { parameters: { mock: { scenario: ['user.offline'] } } };
