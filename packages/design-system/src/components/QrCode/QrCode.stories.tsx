import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { drawQrCode } from './drawQrCode.ts';
import { QrCode } from './QrCode.tsx';

const meta = {
  title: 'Components/Data/QrCode',
  id: 'components-qrcode',
  component: QrCode,
  tags: ['autodocs'],
  args: { value: 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs', label: 'QR code of the address' },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'QR code of the address' })).toBeVisible();
  },
};
export const LongText: Story = {
  args: {
    value:
      'ethereum:0xdAC17F958D2ee523a2206206994597C13D831ec7/transfer?address=0x52908400098527886E0F7030069857D2E4169EE7',
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const AsPicture: Story = {
  play: async ({ args }) => {
    const picture = await drawQrCode(args.value, [{ text: 'USDT on TRON', isStrong: true }]);
    await expect(picture?.type).toBe('image/png');
  },
};
