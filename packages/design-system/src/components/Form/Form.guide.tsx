import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  instead: { SearchField: 'For a single field that filters' },
  anatomy: {
    Fields: ['Stacked vertically, each with its label above.', 'form > div', 'children'],
    Errors: [
      'The errors below their fields. After a submit, the first invalid field has the focus.',
      '[slot="errorMessage"]',
    ],
    Buttons: ['At the end. The main one names the action.', 'button', 'children'],
  },
  specimen: {
    render: () => (
      <Form>
        <TextField label="Application name" defaultValue="Shop A" />
        <TextField label="Callback URL" errorMessage="Enter an address that begins with https://" />
        <Button>Create application</Button>
      </Form>
    ),
  },

  keys: [
    ['Tab', 'Moves through the fields in reading order.'],
    ['Enter', 'Submits the form from a field of one line.'],
  ],
  content: [
    ['Enter an address that starts with T.', 'Invalid input'],
    ['Save address', 'Submit'],
  ],
  code: `<Form onSubmit={save}>
  <TextField name="label" label="Label" isRequired />
</Form>`,
};
