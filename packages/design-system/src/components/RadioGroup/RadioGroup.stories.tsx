import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { Radio, RadioCard, RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'Components/Forms/RadioGroup',
  id: 'components-radiogroup',
  component: RadioGroup,
  tags: ['autodocs'],
  parameters: { design: 'https://www.w3.org/WAI/ARIA/apg/patterns/radio/' },
  args: {
    label: 'Who pays the network fee',
    defaultValue: 'merchant',
    onChange: fn(),
    children: (
      <>
        <Radio value="merchant">The merchant</Radio>
        <Radio value="payer">The payer</Radio>
      </>
    ),
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Cards: Story = {
  args: {
    label: 'Network',
    defaultValue: 'tron',
    children: (
      <>
        <RadioCard value="tron" description="About 1 minute" end="1.2 USDT">
          TRON (TRC-20)
        </RadioCard>
        <RadioCard value="eth" description="About 3 minutes" end="4.8 USDT">
          Ethereum (ERC-20)
        </RadioCard>
      </>
    ),
  },
};
export const OneDisabled: Story = {
  args: {
    children: (
      <>
        <Radio value="merchant">The merchant</Radio>
        <Radio value="both" isDisabled>
          Half each
        </Radio>
        <Radio value="payer">The payer</Radio>
      </>
    ),
  },
};
export const WithError: Story = { args: { defaultValue: undefined, errorMessage: 'Choose one' } };
export const Disabled: Story = { args: { isDisabled: true } };
