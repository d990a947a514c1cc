import { start } from '../Field/Field.css.ts';
import { SearchField } from './SearchField.tsx';
import { byClass, type Guide } from '../guide.ts';

export const guide: Guide = {
  instead: { ComboBox: 'For one of many options', CommandPalette: 'For a search of pages and records' },
  anatomy: {
    Icon: ['A magnifying glass at the start.', byClass(start)],
    Field: ['The placeholder describes the searchable content.', 'input', 'placeholder'],
    Clear: ['Shown while there is text.', 'button', 'labels'],
  },
  specimen: { render: () => <SearchField label="Search tokens" defaultValue="usdt" /> },

  keys: [
    ['Tab', 'Moves the focus to the field.', 'searchbox'],
    ['Enter', 'Searches immediately.'],
    ['Escape', 'Clears the field.'],
  ],
  form: [{ name: 'search', field: 'searchbox "Search"', fill: '“usdt”', sent: ['usdt'] }],
  content: [['Order or address', 'Search…']],
  code: '<SearchField label="Find a payment" />',
};
