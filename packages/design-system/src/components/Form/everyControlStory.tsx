import { useState } from 'react';

import { AmountField } from '../AmountField/AmountField.tsx';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { CheckboxGroup } from '../Checkbox/CheckboxGroup.tsx';
import { CodeInput } from '../CodeInput/CodeInput.tsx';
import { ComboBox } from '../ComboBox/ComboBox.tsx';
import { DatePicker } from '../DatePicker/DatePicker.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { MultiSelect } from '../MultiSelect/MultiSelect.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { Radio, RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { Select } from '../Select/Select.tsx';
import { SelectItem } from '../Select/SelectItem.tsx';
import { Slider } from '../Slider/Slider.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';

const items = (
  <>
    <SelectItem id="SG">Singapore</SelectItem>
    <SelectItem id="JP">Japan</SelectItem>
  </>
);

/** Renders the controls of a form, to test their common behavior: names, values, required fields and reset. */
export function EveryControl() {
  const [amount, setAmount] = useState('');
  const [code, setCode] = useState('');
  const [range, setRange] = useState('7d');
  return (
    <Stack>
      <TextField label="Name" name="name" isRequired />
      <TextArea label="Note" name="note" isRequired />
      <PasswordField
        label="Password"
        name="password"
        labels={{ reveal: 'Show password', conceal: 'Hide password' }}
        isRequired
      />
      <SearchField label="Search" name="search" isRequired />
      <NumberField label="Minutes" name="minutes" isRequired />
      <AmountField
        label="Amount"
        name="amount"
        token="USDT"
        value={amount}
        onChange={setAmount}
        problemMessage={() => 'No amount'}
        isRequired
      />
      <DatePicker label="Day" name="day" isRequired />
      <CodeInput label="Code" name="code" value={code} onChange={setCode} isRequired />
      <Select label="Country" name="country" placeholder="Choose" isRequired>
        {items}
      </Select>
      <MultiSelect label="Markets" name="market" placeholder="Choose" isRequired>
        {items}
      </MultiSelect>
      <ComboBox label="Home" name="home" labels={{ open: 'Show all' }} empty="No matches" isRequired>
        {items}
      </ComboBox>
      <RadioGroup label="Fee" name="fee" isRequired>
        <Radio value="merchant">The merchant pays</Radio>
        <Radio value="payer">The payer pays</Radio>
      </RadioGroup>
      <CheckboxGroup label="Events" name="event" isRequired>
        <Checkbox value="paid">Paid</Checkbox>
        <Checkbox value="refunded">Refunded</Checkbox>
      </CheckboxGroup>
      <Checkbox name="terms" value="agreed" isRequired>
        I agree
      </Checkbox>
      <Switch name="whitelist" value="on" isRequired>
        IP whitelist
      </Switch>
      <SegmentedControl
        label="Range"
        name="range"
        value={range}
        onChange={setRange}
        items={[
          { id: '7d', label: '7 days' },
          { id: '30d', label: '30 days' },
        ]}
      />
      <Slider label="Zoom" minValue={1} maxValue={4} defaultValue={2} />
      <Inline>
        <Button type="reset" variant="outline">
          Reset
        </Button>
        <Button type="submit">Save</Button>
      </Inline>
    </Stack>
  );
}
