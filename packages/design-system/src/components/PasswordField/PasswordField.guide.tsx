import { control } from '../Field/Field.css.ts';
import { Stack } from '../Stack/Stack.tsx';
import { PasswordField } from './PasswordField.tsx';
import { fieldAnatomy, fieldStates, type Guide, matrix, valuesOf } from '../guide.ts';

export const guide: Guide = {
  instead: { CodeInput: 'For a one-time code', TextField: 'For text that isn’t secret' },
  anatomy: {
    ...fieldAnatomy,
    'Show button': ['Shows the typed text until it is pressed again.', 'button', 'labels'],
  },
  specimen: {
    render: () => {
      const secret = { label: 'Password' };
      return (
        <Stack gap="l">
          <PasswordField {...secret} defaultValue="correct horse" description="12 characters or more" />
          <PasswordField {...secret} defaultValue="horse" errorMessage="Incorrect password" />
        </Stack>
      );
    },
  },
  matrix: matrix({
    rows: { size: valuesOf(control.classNames.variants.size) },
    states: fieldStates('[role="presentation"]', 'Incorrect password'),
    render: ({ size }, props) => (
      <PasswordField
        label="Transaction password"
        labels={{ reveal: 'Show password', conceal: 'Hide password' }}
        defaultValue="correct horse"
        size={size}
        {...props}
      />
    ),
  }),
  keys: [
    ['Tab', 'Moves the focus to the field.'],
    ['Tab, then Enter or Space', 'Shows or hides the secret.'],
  ],
  form: [{ name: 'password', field: 'textbox "Password"', fill: '“secret”', sent: ['secret'] }],
  content: [['At least 8 characters', 'Weak password!']],
  code: '<PasswordField label="Password" />',
};
