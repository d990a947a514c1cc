import { calendar, days } from '../Calendar/Calendar.css.ts';
import { presets } from './CalendarPanel.css.ts';
import { DateRangePicker } from './DateRangePicker.tsx';
import { byClass, type Guide } from '../guide.ts';

export const guide: Guide = {
  instead: { DatePicker: 'For one day', SegmentedControl: 'For one of a few periods' },
  anatomy: {
    Label: ['A text above the button. Hidden if the context names it, as in a filter bar.', 'span', 'label'],
    Button: ['The selected days, or “Any time”.', 'button', 'value'],
    Presets: ['Today, 7 days, 30 days.', byClass(presets), 'presets'],
    Fields: ['The two days as input fields.', byClass(days)],
    Calendars: ['Two months on desktops, one on phones.', byClass(calendar)],
  },
  specimen: {
    render: () => (
      <DateRangePicker
        label="Created"
        value={{ start: '2026-11-14', end: '2026-11-20' }}
        onChange={() => undefined}
        maxValue="2026-11-20"
        labels={{ presets: 'Preset ranges', clear: 'Any time' }}
        presets={[
          { id: 'today', label: 'Today', range: { start: '2026-11-20', end: '2026-11-20' } },
          { id: '7d', label: 'Last 7 days', range: { start: '2026-11-14', end: '2026-11-20' } },
        ]}
      />
    ),
    window: { width: 740, height: 470 },
    press: 'button',
    preload: () => import('./CalendarPanel.tsx'),
  },

  start: { from: 'button /^Created/' },
  keys: [
    ['Tab', 'Moves the focus to the button.', 'button /^Created/'],
    ['Enter, Space', 'Opens the calendar. In the calendar, selects the first and the last day.'],
    ['←, →, ↑, ↓', 'Moves by a day or a week.'],
    ['Page Up, Page Down', 'Moves by a month.'],
    ['Escape', 'Closes the calendar without a change.', 'button /Nov 1.+20, 2026/', { after: 'Enter' }],
  ],
  content: [['Oct 22 – Nov 20, 2026', '10/22/26-11/20/26']],
  code: '<DateRangePicker label="Created" value={range} onChange={setRange} … />',
};
