import type { Guide } from '../guide.ts';

export const guide: Guide = {
  instead: { PasswordField: 'For a permanent secret that the merchant chose', NumberField: 'For a number' },
  anatomy: {
    Boxes: ['One box for each digit. For software it is one input.'],
    Error: ['The error below the boxes.'],
  },

  keys: [
    ['Tab', 'Moves the focus to the field.', 'textbox'],
    ['Digits', 'Fills the boxes. In a full code, each digit replaces one.'],
    ['←, →', 'Moves between digits.'],
    ['Backspace', 'Deletes the previous digit.'],
    ['Ctrl+V', 'Pastes the whole code.'],
  ],
  form: [{ name: 'code', field: 'textbox "Code"', fill: '“123456”', sent: ['123456'] }],
  content: [['Authenticator code', 'Code']],
  code: '<CodeInput label="Authenticator code" value={code} onChange={setCode} />',
};
