import { labelEnd } from '../Field/Field.css.ts';
import { Stack } from '../Stack/Stack.tsx';
import { TextArea } from './TextArea.tsx';
import { byClass, fieldAnatomy, type Guide } from '../guide.ts';

export const guide: Guide = {
  instead: { TextField: 'For one line' },
  anatomy: {
    ...fieldAnatomy,
    Count: ['The number of characters, shown near the limit.', byClass(labelEnd), 'labelEnd'],
  },
  specimen: {
    render: () => (
      <Stack gap="l">
        <TextArea label="What happened?" labelEnd="0 / 500" description="The support team reads it" />
        <TextArea label="What happened?" errorMessage="Enter what happened" />
      </Stack>
    ),
  },

  keys: [
    ['Tab', 'Moves the focus to the field.', 'textbox'],
    ['Enter', 'Starts a new line.'],
  ],
  form: [{ name: 'note', field: 'textbox "Note"', fill: '“Hello”', sent: ['Hello'] }],
  content: [['What happened?', 'Message']],
  code: '<TextArea label="What happened?" maxLength={500} />',
};
