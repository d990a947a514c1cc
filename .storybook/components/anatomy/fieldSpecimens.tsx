import { AmountField } from '@settlement/design-system/AmountField';
import { Button } from '@settlement/design-system/Button';
import { Checkbox } from '@settlement/design-system/Checkbox';
import { ComboBox, ComboBoxItem } from '@settlement/design-system/ComboBox';
import { DateRangePicker } from '@settlement/design-system/DateRangePicker';
import { Form } from '@settlement/design-system/Form';
import { FilePicker } from '@settlement/design-system/FilePicker';
import { MultiSelect } from '@settlement/design-system/MultiSelect';
import { NumberField } from '@settlement/design-system/NumberField';
import { PasswordField } from '@settlement/design-system/PasswordField';
import { Radio, RadioGroup } from '@settlement/design-system/RadioGroup';
import { SearchField } from '@settlement/design-system/SearchField';
import { Select, SelectItem } from '@settlement/design-system/Select';
import { Slider } from '@settlement/design-system/Slider';
import { Stack } from '@settlement/design-system/Stack';
import { TextArea } from '@settlement/design-system/TextArea';
import { TextField } from '@settlement/design-system/TextField';
import { ImageIcon, UserIcon } from '@settlement/design-system/icons';
import { token } from '#design-system/components/AmountField/AmountField.css.ts';
import { box, message } from '#design-system/components/Checkbox/Checkbox.css.ts';
import { calendar, days, presets } from '#design-system/components/DateRangePicker/CalendarPanel.css.ts';
import { end, labelEnd, start } from '#design-system/components/Field/Field.css.ts';
import { choose, zone } from '#design-system/components/FilePicker/FilePicker.css.ts';
import { field as radioField } from '#design-system/components/RadioGroup/RadioGroup.css.ts';
import { thumb, track } from '#design-system/components/Slider/Slider.css.ts';
import { type Specimen, byClass, fieldParts } from './specimen.ts';

const open = { width: 360, height: 300 } as const;
const networks = [
  <SelectItem key="tron" id="tron">
    TRON (TRC20)
  </SelectItem>,
  <SelectItem key="ethereum" id="ethereum">
    Ethereum (ERC20)
  </SelectItem>,
];
const button = (
  <Button size="small" variant="soft">
    Max
  </Button>
);

const paste = (
  <Button size="small" variant="soft">
    Paste
  </Button>
);

/** Help and error never stand under the same field: each has one of its own. */
export const fieldSpecimens = {
  AmountField: {
    render: () => {
      const amount = { label: 'Amount', token: 'USDT', action: button } as const;
      const call = { onChange: () => undefined, problemMessage: () => '' };
      return (
        <Stack gap="l">
          <AmountField {...amount} {...call} value="5000.00" description="At least 10 USDT" />
          <AmountField {...amount} {...call} value="1" errorMessage="At least 10 USDT" />
        </Stack>
      );
    },
    parts: { ...fieldParts, Unit: [byClass(token), 'token'], Action: ['button', 'action'] },
  },
  Checkbox: {
    render: () => <Checkbox errorMessage="Confirm this first">I checked the address</Checkbox>,
    parts: {
      Box: [byClass(box)],
      Label: [byClass(message), 'children'],
      Error: fieldParts.Error,
    },
  },
  ComboBox: {
    render: () => (
      <ComboBox
        label="Country"
        openLabel="Show countries"
        emptyLabel="No country matches"
        defaultSelectedKey="sg"
      >
        <ComboBoxItem id="sg">Singapore</ComboBoxItem>
        <ComboBoxItem id="ch">Switzerland</ComboBoxItem>
      </ComboBox>
    ),
    window: { width: 360, height: 190 },
    press: 'button',
    parts: {
      Label: fieldParts.Label,
      Input: ['input', 'placeholder'],
      Arrow: ['button', 'openLabel'],
      List: ['[role="listbox"]', 'children'],
    },
  },
  DateRangePicker: {
    render: () => (
      <DateRangePicker
        label="Created"
        value={{ start: '2026-11-14', end: '2026-11-20' }}
        onChange={() => undefined}
        maxValue="2026-11-20"
        placeholder="Any time"
        formatRange={({ start: first, end: last }) => `${first} – ${last}`}
        labels={{ presets: 'Preset ranges', clear: 'Any time' }}
        presets={[
          { id: 'today', label: 'Today', range: { start: '2026-11-20', end: '2026-11-20' } },
          { id: '7d', label: 'Last 7 days', range: { start: '2026-11-14', end: '2026-11-20' } },
        ]}
      />
    ),
    window: { width: 740, height: 470 },
    press: 'button',
    preload: () => import('#design-system/components/DateRangePicker/CalendarPanel.tsx'),
    parts: {
      Label: ['span', 'label'],
      Button: ['button', 'formatRange'],
      Presets: [byClass(presets), 'presets'],
      Fields: [byClass(days)],
      Calendars: [byClass(calendar)],
    },
  },
  FilePicker: {
    render: () => (
      <FilePicker
        label="Logo"
        buttonLabel="Choose image"
        dropLabel="Drop or paste an image here"
        description="PNG or JPEG, up to 3 MB."
        icon={<ImageIcon aria-hidden="true" />}
        onSelect={() => undefined}
      />
    ),
    parts: {
      Area: [byClass(zone), 'dropLabel'],
      Button: [`${byClass(choose)} button`, 'buttonLabel'],
      Rules: ['[id$="-notes"]', 'description'],
    },
  },
  Form: {
    render: () => (
      <Form>
        <TextField label="App name" defaultValue="Shop A" />
        <TextField label="Callback address" errorMessage="Enter an address that begins with https://" />
        <Button>Create app</Button>
      </Form>
    ),
    parts: {
      Fields: ['form > div', 'children'],
      Errors: [fieldParts.Error[0]],
      Buttons: ['button', 'children'],
    },
  },
  MultiSelect: {
    render: () => (
      <Stack gap="l">
        <MultiSelect label="Network" placeholder="Any" errorMessage="Choose a network">
          {networks}
        </MultiSelect>
        <MultiSelect label="Network" placeholder="Any" description="Payers choose one of these">
          {networks}
        </MultiSelect>
        <div data-press>
          <MultiSelect label="Network" placeholder="Any" defaultSelectedKeys={['tron']}>
            {networks}
          </MultiSelect>
        </div>
      </Stack>
    ),
    window: { width: 360, height: 400 },
    press: '[data-press] button',
    parts: { ...fieldParts, List: ['[role="listbox"]', 'children'] },
  },
  NumberField: {
    render: () => {
      const minutes = { label: 'Minutes', stepLabels: { decrement: 'One less', increment: 'One more' } };
      return (
        <Stack gap="l">
          <NumberField {...minutes} defaultValue={30} description="Until a payment times out" />
          <NumberField {...minutes} defaultValue={2} errorMessage="Between 5 and 120" />
        </Stack>
      );
    },
    parts: { ...fieldParts, Steppers: [byClass(end), 'stepLabels'] },
  },
  PasswordField: {
    render: () => {
      const secret = { label: 'Password', revealLabel: 'Show password', concealLabel: 'Hide password' };
      return (
        <Stack gap="l">
          <PasswordField {...secret} defaultValue="correct horse" description="12 characters or more" />
          <PasswordField {...secret} defaultValue="horse" errorMessage="Password error" />
        </Stack>
      );
    },
    parts: { ...fieldParts, Eye: ['button', 'revealLabel'] },
  },
  RadioGroup: {
    render: () => (
      <RadioGroup label="Who pays the network fee?" errorMessage="Choose who pays">
        <Radio value="payer">The payer</Radio>
        <Radio value="merchant">Your account</Radio>
      </RadioGroup>
    ),
    parts: {
      Label: ['[slot="label"], span', 'label'],
      Radio: [byClass(radioField()), 'children'],
      Error: fieldParts.Error,
    },
  },
  SearchField: {
    render: () => <SearchField label="Search tokens" clearLabel="Clear" defaultValue="usdt" />,
    parts: { Icon: [byClass(start)], Field: ['input', 'placeholder'], Clear: ['button', 'clearLabel'] },
  },
  Select: {
    render: () => (
      <Stack gap="l">
        <Select label="Network" placeholder="Choose a network" description="Payers send on it">
          {networks}
        </Select>
        <div data-press>
          <Select label="Network" placeholder="Choose a network" defaultSelectedKey="tron">
            {networks}
          </Select>
        </div>
      </Stack>
    ),
    window: open,
    press: '[data-press] button',
    parts: {
      Label: ['[slot="label"], span', 'label'],
      Button: ['button', 'placeholder'],
      List: ['[role="listbox"]', 'children'],
      Note: fieldParts.Description,
    },
  },
  Slider: {
    render: () => <Slider label="Zoom" minValue={1} maxValue={4} defaultValue={2} />,
    parts: { Label: ['label', 'label'], Track: [byClass(track)], Thumb: [byClass(thumb)] },
  },
  TextArea: {
    render: () => (
      <Stack gap="l">
        <TextArea label="What happened?" labelEnd="0 / 500" description="The support team reads it" />
        <TextArea label="What happened?" errorMessage="Enter what happened" />
      </Stack>
    ),
    parts: { ...fieldParts, Count: [byClass(labelEnd), 'labelEnd'] },
  },
  TextField: {
    render: () => <TextField label="Contact" description="Payers see it" start={<UserIcon />} end={paste} />,
    parts: {
      Label: fieldParts.Label,
      Start: [byClass(start), 'start'],
      End: [byClass(end), 'end'],
      Note: fieldParts.Description,
    },
  },
} as const satisfies Readonly<Record<string, Specimen>>;
