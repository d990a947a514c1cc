import { UserIcon } from '#icons/icons.ts';
import { Button } from '../Button/Button.tsx';
import { control, end, start } from '../Field/Field.css.ts';
import { TextField } from './TextField.tsx';
import { byClass, fieldStates, type Guide, matrix, valuesOf } from '../guide.ts';

const paste = (
  <Button size="small" variant="soft">
    Paste
  </Button>
);

export const guide: Guide = {
  instead: {
    AmountField: 'For an amount of a token',
    NumberField: 'For a whole number with steps',
    CodeInput: 'For a one-time code',
    PasswordField: 'For a password',
    SearchField: 'For filtering the content of the page',
    TextArea: 'For several lines',
  },
  anatomy: {
    Label: [
      'A noun above the field. It stays visible during typing. A placeholder doesn’t replace it.',
      'label',
      'label',
    ],
    Start: ['An icon or a sign before the text.', byClass(start), 'start'],
    End: ['A unit, or a small action such as Paste.', byClass(end), 'end'],
    Note: ['Help, an error, or a success message.', '[slot="description"]:not(:empty)', 'description'],
  },
  specimen: {
    render: () => (
      <TextField label="Contact" description="Customers see it" start={<UserIcon />} end={paste} />
    ),
  },
  matrix: matrix({
    rows: { size: valuesOf(control.classNames.variants.size) },
    states: [
      ...fieldStates('[role="presentation"]', 'Enter a name'),
      { name: 'Read only', props: { isReadOnly: true } },
      { name: 'Verified', props: { successMessage: 'Valid TRON address' } },
    ],
    render: ({ size }, props) => (
      <TextField label="Application name" size={size} defaultValue="Shop A" {...props} />
    ),
  }),
  keys: [
    ['Tab', 'Moves to the field, then to the action at its end.', 'textbox'],
    ['Enter', 'Submits the form.'],
  ],
  form: [{ name: 'name', field: 'textbox "Name"', fill: '“Acme”', sent: ['Acme'] }],
  content: [
    ['Enter an address that begins with T', 'Invalid input'],
    ['Application name', 'Please enter the name of your application here'],
  ],
  code: '<TextField label="Application name" description="Shown to payers" value={name} onChange={setName} errorMessage={error} />',
};
