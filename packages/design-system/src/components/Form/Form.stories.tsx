import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { CheckboxGroup } from '../Checkbox/CheckboxGroup.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { MultiSelect } from '../MultiSelect/MultiSelect.tsx';
import { Radio, RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Select } from '../Select/Select.tsx';
import { SelectItem } from '../Select/SelectItem.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { EveryControl } from './everyControlStory.tsx';
import { Form } from './Form.tsx';

const send = fn<(data: Record<string, FormDataEntryValue[]>) => void>();

const meta = {
  title: 'Components/Forms/Form',
  id: 'components-form',
  component: Form,
  tags: ['autodocs'],
  beforeEach: () => void send.mockClear(),
  args: {
    'aria-label': 'Application',
    onSubmit: (event) => {
      event.preventDefault();
      const data = new FormData(event.currentTarget);
      send(Object.fromEntries([...data.keys()].map((name) => [name, data.getAll(name)])));
    },
    children: (
      <Stack>
        <TextField label="Name" name="name" isRequired autoComplete="organization" />
        <TextField label="E-mail" name="email" type="email" autoComplete="email" />
        <Select label="Country" name="country" placeholder="Choose" isRequired autoComplete="country">
          <SelectItem id="SG">Singapore</SelectItem>
          <SelectItem id="JP">Japan</SelectItem>
        </Select>
        <MultiSelect label="Networks" name="network" placeholder="Any" defaultValue={['tron']}>
          <SelectItem id="tron">TRON</SelectItem>
          <SelectItem id="eth">Ethereum</SelectItem>
        </MultiSelect>
        <RadioGroup label="Fee" name="fee" defaultValue="merchant">
          <Radio value="merchant">The merchant pays</Radio>
          <Radio value="payer">The payer pays</Radio>
        </RadioGroup>
        <CheckboxGroup label="Events" name="event" isRequired>
          <Checkbox value="paid">Paid</Checkbox>
          <Checkbox value="refunded">Refunded</Checkbox>
        </CheckboxGroup>
        <Switch name="whitelist" value="on">
          IP whitelist
        </Switch>
        <Inline>
          <Button type="reset" variant="outline">
            Reset
          </Button>
          <Button type="submit">Save</Button>
        </Inline>
      </Stack>
    ),
  },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Required: Story = {};

export const EveryField: Story = { args: { children: <EveryControl /> } };

export const RefusedByServer: Story = {
  args: { validationErrors: { name: 'This name is taken' } },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await expect(name).toHaveAccessibleDescription(/^\s*This name is taken$/);
    await userEvent.type(name, 'Acme');
    await userEvent.tab();
    await waitFor(() => expect(name).not.toHaveAttribute('aria-invalid'));
  },
};
