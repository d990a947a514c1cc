import { start } from '../Field/Field.css.ts';
import { SearchField } from './SearchField.tsx';
import { byClass, type Guide } from '../guide.ts';

export const guide: Guide = {
  instead: { ComboBox: 'For one of many options', SearchList: 'For results in a list below the field' },
  anatomy: {
    Icon: ['A magnifying glass at the start.', byClass(start)],
    Field: ['The placeholder describes the searchable content.', 'input', 'placeholder'],
    Clear: ['Shown while there is text.', 'button', 'clearLabel'],
  },
  specimen: {
    render: () => <SearchField label="Search tokens" clearLabel="Clear" defaultValue="usdt" />,
  },

  keys: [
    ['Tab', 'Moves the focus to the field.', 'searchbox'],
    ['Enter', 'Searches immediately.'],
    ['Escape', 'Clears the field.'],
  ],
  form: [{ name: 'search', field: 'searchbox "Search"', fill: '“usdt”', sent: ['usdt'] }],
  content: [['Order or address', 'Search…']],
  code: '<SearchField label="Find a payment" clearLabel="Clear" />',
};
