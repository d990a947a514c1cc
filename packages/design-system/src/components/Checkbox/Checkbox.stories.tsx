import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { Checkbox } from './Checkbox.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const meta = {
  title: 'Components/Forms/Checkbox',
  id: 'components-checkbox',
  component: Checkbox,
  tags: ['autodocs'],
  parameters: { design: 'https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/' },
  args: { children: 'Remember this device', onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Selected: Story = { args: { defaultSelected: true, description: 'For 30 days' } };
export const Indeterminate: Story = { args: { isIndeterminate: true } };
export const Invalid: Story = { args: { isInvalid: true } };
export const Disabled: Story = { args: { isDisabled: true } };
export const Group: Story = {
  render: () => (
    <CheckboxGroup label="Events to send" defaultValue={['paid']} description="One or more">
      <Checkbox value="paid">Payment paid</Checkbox>
      <Checkbox value="refunded">Payment refunded</Checkbox>
    </CheckboxGroup>
  ),
};
export const Tall: Story = {
  render: () => (
    <CheckboxGroup label="Networks">
      <Checkbox isTall value="tron">
        TRON
      </Checkbox>
      <Checkbox isTall value="ethereum">
        Ethereum
      </Checkbox>
    </CheckboxGroup>
  ),
};
