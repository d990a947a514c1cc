import type { Meta, StoryObj } from '@storybook/react-vite';
import { MobileMarketScreen } from './MobileMarketScreen.tsx';

const meta = {
  title: 'Screens/Market/Mobile market monitoring',
  component: MobileMarketScreen,
  parameters: { device: 'mobile', route: '/m/market', spec: ['§5 At most four items'], hasNoHeading: true },
} satisfies Meta<typeof MobileMarketScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NoneFollowed: Story = { parameters: { mock: { scenario: ['market.none'] } } };

export const Failed: Story = { parameters: { mock: { scenario: ['market.failed500'] } } };
