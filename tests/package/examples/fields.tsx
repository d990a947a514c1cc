import type { ReactElement } from 'react';
import { AmountField } from '@settlement/design-system/AmountField';
import { Button } from '@settlement/design-system/Button';
import { Checkbox, CheckboxGroup } from '@settlement/design-system/Checkbox';
import { CodeInput } from '@settlement/design-system/CodeInput';
import { ComboBox, ComboBoxItem } from '@settlement/design-system/ComboBox';
import { DatePicker } from '@settlement/design-system/DatePicker';
import { DateRangePicker } from '@settlement/design-system/DateRangePicker';
import { FilePicker } from '@settlement/design-system/FilePicker';
import { Form } from '@settlement/design-system/Form';
import { MultiSelect, SelectItem } from '@settlement/design-system/MultiSelect';
import { NumberField } from '@settlement/design-system/NumberField';
import { PasswordField } from '@settlement/design-system/PasswordField';
import { Radio, RadioGroup } from '@settlement/design-system/RadioGroup';
import { Rating } from '@settlement/design-system/Rating';
import { SearchField } from '@settlement/design-system/SearchField';
import { SegmentedControl } from '@settlement/design-system/SegmentedControl';
import { Select } from '@settlement/design-system/Select';
import { Slider } from '@settlement/design-system/Slider';
import { Switch } from '@settlement/design-system/Switch';
import { TextArea } from '@settlement/design-system/TextArea';
import { TextField } from '@settlement/design-system/TextField';

const ignore = () => undefined;

export const fields = {
  AmountField: <AmountField label="Amount" value="5000.00" onChange={ignore} problemMessage={String} />,
  Checkbox: (
    <CheckboxGroup label="Events" defaultValue={['paid']}>
      <Checkbox value="paid">Payment succeeded</Checkbox>
    </CheckboxGroup>
  ),
  CodeInput: <CodeInput label="Code" value="418" onChange={ignore} />,
  ComboBox: (
    <ComboBox label="Network" defaultValue="tron">
      <ComboBoxItem id="tron">TRON</ComboBoxItem>
      <ComboBoxItem id="eth">Ethereum</ComboBoxItem>
    </ComboBox>
  ),
  DatePicker: <DatePicker label="Last day" defaultValue="2026-11-20" />,
  DateRangePicker: (
    <DateRangePicker label="Created" value={{ start: '2026-10-22', end: '2026-11-20' }} onChange={ignore} />
  ),
  FilePicker: (
    <FilePicker
      label="Logo"
      labels={{ choose: 'Choose image', drop: 'Drop or paste an image here' }}
      acceptedFileTypes={['image/png']}
      onSelect={ignore}
    />
  ),
  Form: (
    <Form>
      <TextField label="Name" name="name" isRequired />
      <Button type="submit">Save</Button>
    </Form>
  ),
  MultiSelect: (
    <MultiSelect label="Status" placeholder="Any" value={['paid', 'failed']}>
      <SelectItem id="paid">Paid</SelectItem>
      <SelectItem id="failed">Failed</SelectItem>
    </MultiSelect>
  ),
  NumberField: <NumberField label="Minutes" defaultValue={1500} />,
  PasswordField: <PasswordField label="Password" />,
  RadioGroup: (
    <RadioGroup label="Fee paid by" defaultValue="payer">
      <Radio value="payer">Customer</Radio>
      <Radio value="merchant">Merchant</Radio>
    </RadioGroup>
  ),
  Rating: <Rating label="Support" value={4} onChange={ignore} />,
  SearchField: <SearchField label="Search" defaultValue="usdt" />,
  SegmentedControl: (
    <SegmentedControl
      label="Period"
      value="week"
      onChange={ignore}
      items={[
        { id: 'week', label: 'Week' },
        { id: 'month', label: 'Month' },
      ]}
    />
  ),
  Select: (
    <Select label="Network" placeholder="Choose" defaultValue="tron">
      <SelectItem id="eth">Ethereum</SelectItem>
      <SelectItem id="tron">TRON</SelectItem>
    </Select>
  ),
  Slider: <Slider label="Zoom" defaultValue={40} />,
  Switch: <Switch defaultSelected>IP whitelist</Switch>,
  TextArea: <TextArea label="Note" defaultValue="Two lines" />,
  TextField: <TextField label="Name" defaultValue="Acme" description="As on the invoice" />,
} satisfies Record<string, ReactElement>;
