import type { Guide } from '../guide.ts';

const imported = (name: string, use: string) =>
  `import { ${name} } from '@settlement/design-system/${name}';\n\n${use}`;

const field: Guide['anatomy'] = [
  ['Label', 'Above the field, always there.'],
  ['Description', 'What to know before typing.'],
  ['Error', 'In place of the description: what is wrong and what to enter.'],
];
const reach = ['Tab', 'Reaches it.'] as const;

const multiSelect: Guide = {
  whenNot: [
    { when: 'One is chosen', instead: 'Select' },
    { when: 'Choices stand in a form, in sight', instead: 'Checkbox' },
  ],
  anatomy: [...field, ['List', 'Stays open while choosing.']],
  keyboard: [
    ['Enter, Space, ↓', 'Opens the list.'],
    ['↑, ↓, Home, End', 'Moves in it.'],
    ['Enter, Space', 'Chooses or leaves out; the list stays.'],
    ['Escape', 'Closes it.'],
  ],
  content: [{ good: 'Any status', bad: 'Select…' }],
  code: imported(
    'MultiSelect',
    '<MultiSelect label="Status" items={statuses} value={chosen} onChange={choose} />',
  ),
};

const numberField: Guide = {
  whenNot: [
    { when: 'It is money', instead: 'AmountField' },
    { when: 'About is enough', instead: 'Slider' },
    { when: 'It is a code', instead: 'CodeInput' },
  ],
  anatomy: [...field, ['Steppers', 'One less and one more.']],
  keyboard: [
    ['↑, ↓', 'One more or less.'],
    ['Page Up, Page Down', 'A larger step.'],
    ['Home, End', 'The least and the most, where there are bounds.'],
  ],
  content: [{ good: 'Order expires after, minutes', bad: 'Number' }],
  code: imported(
    'NumberField',
    '<NumberField label="Minutes" minValue={5} increment="One more" decrement="One less" />',
  ),
};

const passwordField: Guide = {
  whenNot: [
    { when: 'It is a one-time code', instead: 'CodeInput' },
    { when: 'It is no secret', instead: 'TextField' },
  ],
  anatomy: [...field, ['Eye', 'Shows what was typed, until it is pressed again.']],
  keyboard: [reach, ['Tab, then Enter or Space', 'Shows or hides the secret.']],
  content: [{ good: 'At least 8 characters', bad: 'Weak password!' }],
  code: imported(
    'PasswordField',
    '<PasswordField label="Password" revealLabel="Show" concealLabel="Hide" />',
  ),
};

const searchField: Guide = {
  whenNot: [
    { when: 'One of many is chosen', instead: 'ComboBox' },
    { when: 'What is found is listed under it', instead: 'SearchList' },
  ],
  anatomy: [
    ['Icon', 'A lens, at the start.'],
    ['Field', 'Its placeholder says what can be found.'],
    ['Clear', 'While there is text.'],
  ],
  keyboard: [reach, ['Enter', 'Searches at once.'], ['Escape', 'Empties it.']],
  content: [{ good: 'Order or address', bad: 'Search…' }],
  code: imported('SearchField', '<SearchField label="Find a payment" clearLabel="Clear" />'),
};

const textArea: Guide = {
  whenNot: [{ when: 'It is one line', instead: 'TextField' }],
  anatomy: [...field, ['Count', 'Of characters, near the limit.']],
  keyboard: [reach, ['Enter', 'Begins a line.']],
  content: [{ good: 'What happened?', bad: 'Message' }],
  code: imported('TextArea', '<TextArea label="What happened?" maxLength={500} />'),
};

const dateRangePicker: Guide = {
  whenNot: [{ when: 'It is one of a few periods', instead: 'SegmentedControl' }],
  anatomy: [
    ['Label', 'Above the button; hidden where the context names it, as in a filter bar.'],
    ['Button', 'The days that are chosen, or a placeholder.'],
    ['Presets', 'Today, seven days, thirty days.'],
    ['Fields', 'The two days, to be typed.'],
    ['Calendars', 'Two months on desktops, one on phones.'],
  ],
  keyboard: [
    ['Enter, Space', 'Opens it; in the calendar, sets the first and the last day.'],
    ['←, →, ↑, ↓', 'Moves by a day and by a week.'],
    ['Page Up, Page Down', 'Moves by a month.'],
    ['Escape', 'Closes it, without a change.'],
  ],
  content: [{ good: '22 Oct – 20 Nov 2026', bad: '22/10/26-20/11/26' }],
  code: imported(
    'DateRangePicker',
    '<DateRangePicker label="Created" value={range} onChange={setRange} … />',
  ),
};

const codeInput: Guide = {
  whenNot: [
    { when: 'It is chosen by the merchant, and kept', instead: 'PasswordField' },
    { when: 'It is a number', instead: 'NumberField' },
  ],
  anatomy: [
    ['Boxes', 'One for each digit; to machines they are one input.'],
    ['Error', 'Under them.'],
  ],
  keyboard: [
    ['Digits', 'Fill the boxes; over a full code each replaces one.'],
    ['←, →', 'Moves between digits.'],
    ['Backspace', 'Deletes the digit before.'],
    ['Ctrl + V', 'Pastes the whole code.'],
  ],
  content: [{ good: 'Google authenticator code', bad: 'Code' }],
  code: imported('CodeInput', '<CodeInput label="Authenticator code" value={code} onChange={setCode} />'),
};

const amountField: Guide = {
  whenNot: [
    { when: 'Pieces or minutes are counted', instead: 'NumberField' },
    { when: 'About is enough', instead: 'Slider' },
  ],
  anatomy: [...field, ['Unit', 'The token, at the end.'], ['Action', 'Such as “All”.']],
  keyboard: [reach, ['Digits and the decimal point', 'What is typed is what is sent, to the last digit.']],
  content: [{ good: 'At least 10 USDT', bad: 'Amount too low' }],
  code: imported(
    'AmountField',
    '<AmountField label="Amount" value={amount} onChange={setAmount} unit="USDT" problemMessage={say} />',
  ),
};

export const inputGuides = {
  AmountField: amountField,
  CodeInput: codeInput,
  DateRangePicker: dateRangePicker,
  MultiSelect: multiSelect,
  NumberField: numberField,
  PasswordField: passwordField,
  SearchField: searchField,
  TextArea: textArea,
} as const;
