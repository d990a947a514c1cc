import type { ReactElement } from 'react';

import { AmountField } from '../AmountField/AmountField.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { CheckboxGroup } from '../Checkbox/CheckboxGroup.tsx';
import { CodeInput } from '../CodeInput/CodeInput.tsx';
import { ComboBox } from '../ComboBox/ComboBox.tsx';
import { DatePicker } from '../DatePicker/DatePicker.tsx';
import { DateRangePicker } from '../DateRangePicker/DateRangePicker.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { Radio, RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { SelectItem } from '../Select/SelectItem.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { createToastQueue } from '../Toast/createToastQueue.ts';
import { ToastRegion } from '../Toast/ToastRegion.tsx';

export const items = [
  <SelectItem key="web" id="web">
    Checkout
  </SelectItem>,
  <SelectItem key="ios" id="ios" description="Beta">
    iOS shop
  </SelectItem>,
];
const nothing = () => undefined;

export const filledFields: Record<string, { element: ReactElement; html: RegExp }> = {
  TextField: { element: <TextField label="Name" defaultValue="Acme" />, html: /value="Acme"/ },
  TextArea: { element: <TextArea label="Note" defaultValue="Two lines" />, html: /Two lines<\/textarea>/ },
  SearchField: { element: <SearchField label="Find" defaultValue="usdt" />, html: /value="usdt"/ },
  PasswordField: { element: <PasswordField label="Word" />, html: /type="password"/ },
  NumberField: { element: <NumberField label="Minutes" defaultValue={30} />, html: /value="30"/ },
  AmountField: {
    element: <AmountField label="Amount" value="5000.00" onChange={nothing} problemMessage={String} />,
    html: /value="5000.00"/,
  },
  CodeInput: { element: <CodeInput label="Code" value="4180" onChange={nothing} />, html: /value="4180"/ },
  Checkbox: { element: <Checkbox defaultSelected>Remember</Checkbox>, html: /checked=""/ },
  CheckboxGroup: {
    element: (
      <CheckboxGroup label="Events" defaultValue={['paid']}>
        <Checkbox value="paid">Paid</Checkbox>
      </CheckboxGroup>
    ),
    html: /checked=""/,
  },
  RadioGroup: {
    element: (
      <RadioGroup label="Fee" defaultValue="payer">
        <Radio value="payer">The payer</Radio>
      </RadioGroup>
    ),
    html: /checked=""/,
  },
  Switch: {
    element: <Switch defaultSelected>IP whitelist</Switch>,
    html: /<input(?=.*role="switch").*checked=""/,
  },
  ProgressBar: { element: <ProgressBar label="Sent" value={4} maxValue={12} />, html: /aria-valuenow="4"/ },
  DatePicker: {
    element: <DatePicker label="Day" name="day" defaultValue="2026-11-20" />,
    html: /name="day"(?=.*value="2026-11-20")/,
  },
  DateRangePicker: {
    element: (
      <DateRangePicker
        label="Created"
        value={{ start: '2026-11-01', end: '2026-11-20' }}
        onChange={nothing}
        labels={{ presets: 'Presets', clear: 'Any time' }}
      />
    ),
    html: /Nov 1.+20, 2026/,
  },
  ToastRegion: { element: <ToastRegion queue={createToastQueue()} />, html: /^$/ },
  SegmentedControl: {
    element: (
      <SegmentedControl label="Range" value="7d" onChange={nothing} items={[{ id: '7d', label: 'A week' }]} />
    ),
    html: /checked=""/,
  },
  ComboBox: {
    element: (
      <ComboBox label="Shop" labels={{ open: 'Open' }} empty="None" defaultValue="ios">
        {items}
      </ComboBox>
    ),
    html: /value="iOS shop"/,
  },
};
