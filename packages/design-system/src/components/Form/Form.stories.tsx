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
  title: 'Components/Form',
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
        <MultiSelect label="Networks" name="network" placeholder="Any" defaultSelectedKeys={['tron']}>
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

/** What is required stops the form; the first wrong field gets the focus, each says what is wrong. */
export const Required: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(name).toHaveAccessibleDescription(/\w/);
    await expect(canvas.getByRole('button', { name: /Country/ })).toHaveAccessibleDescription(/\w/);
    await expect(canvas.getByRole('group', { name: 'Events' })).toHaveAccessibleDescription(/\w/);
    await expect(send).not.toHaveBeenCalled();
  },
};

/** Every control sends itself by its name. */
export const Sent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Acme');
    canvas.getByRole('button', { name: /Country/ }).focus();
    // Typing ahead chooses without opening the list.
    await userEvent.keyboard('jap');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Paid' }));
    await userEvent.click(canvas.getByRole('switch', { name: 'IP whitelist' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(send).toHaveBeenCalledWith({
      name: ['Acme'],
      email: [''],
      country: ['JP'],
      network: ['tron'],
      fee: ['merchant'],
      event: ['paid'],
      whitelist: ['on'],
    });
  },
};

/** A reset gives every control back what it began with, and draws it so. */
export const Reset: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    const country = canvas.getByRole('button', { name: /Country/ });
    const whitelist = canvas.getByRole('switch', { name: 'IP whitelist' });
    const paid = canvas.getByRole('checkbox', { name: 'Paid' });
    await userEvent.type(name, 'Acme');
    country.focus();
    await userEvent.keyboard('jap');
    await userEvent.click(canvas.getByRole('radio', { name: 'The payer pays' }));
    await userEvent.click(whitelist);
    await userEvent.click(paid);
    await expect(country).toHaveTextContent('Japan');
    await expect(whitelist.closest('label')).toHaveAttribute('data-selected');

    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(name).toHaveValue('');
    await waitFor(() => expect(country).toHaveTextContent('Choose'));
    await expect(canvas.getByRole('radio', { name: 'The merchant pays' })).toBeChecked();
    await expect(whitelist).not.toBeChecked();
    await expect(whitelist.closest('label')).not.toHaveAttribute('data-selected');
    await expect(paid).not.toBeChecked();
  },
};

/** What a browser or a password manager fills in reaches the fields. */
export const Autofilled: Story = {
  play: async ({ canvas, canvasElement }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await expect(name).toHaveAttribute('autocomplete', 'organization');
    const native = canvasElement.querySelector<HTMLSelectElement>('select[name="country"]');
    await expect(native).toHaveAttribute('autocomplete', 'country');
    if (!native) return;
    native.value = 'SG';
    native.dispatchEvent(new Event('change', { bubbles: true }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Country/ })).toHaveTextContent('Singapore'),
    );
  },
};

/** Every field there is, all of them required, none of them filled in. */
export const EveryField: Story = { args: { children: <EveryControl /> } };

/** The answer of a server stands at its fields, by their names, until they are edited. */
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
