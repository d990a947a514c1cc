import { calendar, days } from '../Calendar/Calendar.css.ts';
import { DatePicker } from './DatePicker.tsx';
import { byClass, fieldAnatomy, fieldStates, type Guide, matrix } from '../guide.ts';

export const guide: Guide = {
  instead: {
    DateRangePicker: 'For the first and the last day of a range',
    Select: 'For a few periods, such as 30 or 90 days',
  },
  anatomy: {
    Label: ['A noun above the field: the day that users enter.', 'span', 'label'],
    Field: ['Year, month and day, in the order of the language.', byClass(days), 'value'],
    Button: ['Opens the calendar.', '[aria-label="Show calendar"]', 'labels'],
    Calendar: ['One month. Days that can’t be selected are muted.', byClass(calendar), 'minValue'],
    Description: fieldAnatomy.Description,
  },
  specimen: {
    render: () => (
      <DatePicker
        label="Last valid day"
        description="The key works until the end of that day"
        defaultValue="2026-11-20"
        minValue="2026-11-10"
      />
    ),
    window: { width: 340, height: 480 },
    press: 'button',
  },
  matrix: matrix({
    rows: {},
    states: [
      ...fieldStates(byClass(days), 'Enter today or a later date'),
      { name: 'Empty', props: { defaultValue: undefined } },
    ],
    render: (_, props) => <DatePicker label="Last valid day" defaultValue="2026-11-20" {...props} />,
  }),
  start: { from: 'spinbutton /^year/' },
  keys: [
    ['Tab', 'Moves through year, month, day and the button.', 'spinbutton /^year/'],
    [
      '→, →, ←',
      'Moves through the parts of the date.',
      ['spinbutton /^month/', 'spinbutton /^day/', 'spinbutton /^month/'],
    ],
    ['↑, ↓, Home, End', 'Changes the part.', 'spinbutton /^year/'],
    ['“2027”', 'Sets the part, and moves to the next one.', 'spinbutton /^month/'],
    ['Alt+↓', 'Opens the calendar on the selected day.', 'button /November 20, 2026/'],
    [
      '←, →, ↑, ↓',
      'Moves by a day or a week in the calendar.',
      ['button /November 19, 2026/', 'button /November 20/', 'button /November 13/', 'button /November 20/'],
      { after: 'Alt+↓' },
    ],
    ['Page Up, Page Down', 'Moves by a month.'],
    ['Escape', 'Closes the calendar without a change.'],
  ],
  form: [
    {
      name: 'day',
      field: 'spinbutton /^year/',
      group: 'group "Day"',
      fill: '“20270131”',
      sent: ['2027-01-31'],
    },
  ],
  content: [['Last valid day', 'Date']],
  code: '<DatePicker label="Last valid day" value={day} onChange={setDay} minValue={today} />',
};
