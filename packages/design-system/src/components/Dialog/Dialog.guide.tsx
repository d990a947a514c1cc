import { Button } from '../Button/Button.tsx';
import { body, footer } from '../Overlay/Overlay.css.ts';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog } from './Dialog.tsx';
import { byClass, type Guide, matrix, type State } from '../guide.ts';

export const modalStates: readonly State[] = [
  { name: 'At rest' },
  {
    name: 'With an error',
    props: {
      children: <TextField label="Reason" defaultValue="–" errorMessage="Enter at least 3 characters" />,
    },
  },
  {
    name: 'Busy and locked',
    props: {
      isLocked: true,
      footer: (
        <>
          <Button variant="outline" isDisabled>
            Cancel
          </Button>
          <Button isPending>Withdraw</Button>
        </>
      ),
    },
  },
  {
    name: 'Danger',
    props: {
      title: 'Delete application Shop A?',
      children: <Text as="p">Its API keys stop working immediately.</Text>,
      footer: (
        <>
          <Button variant="outline">Cancel</Button>
          <Button tone="critical">Delete application</Button>
        </>
      ),
    },
  },
  { name: 'Without actions', props: { footer: undefined } },
];

export const modal = {
  isOpen: true,
  title: 'Withdraw 5,000.00 USDT?',
  children: <Text as="p">To TXk9Yv…LcA7Rg on TRON. This can’t be undone.</Text>,
  footer: (
    <>
      <Button variant="outline">Cancel</Button>
      <Button>Withdraw</Button>
    </>
  ),
} as const;

export const guide: Guide = {
  instead: {
    Drawer: 'For a record next to its list',
    Popover: 'For the explanation of a word',
    Toast: 'For the result of an action',
    Card: 'For the main task of the page',
  },
  anatomy: {
    Title: ['The action and its object: “Delete application Shop A?”', '[slot="title"]', 'title'],
    Content: ['The consequences, or the required fields.', byClass(body), 'children'],
    Actions: ['The main action is last, with the verb of the title.', byClass(footer), 'footer'],
    'Close button': ['Closes the dialog without an effect, like Escape.', '[aria-label="Close"]', 'labels'],
  },
  specimen: { render: () => <Dialog {...modal} size="small" />, window: { width: 560, height: 280 } },
  matrix: matrix({
    rows: { size: ['small', 'medium', 'large'] },
    states: modalStates,
    window: { width: 720, height: 320, scale: 0.6 },
    render: ({ size }, props) => <Dialog {...modal} size={size} {...props} />,
  }),
  start: { from: 'button "Withdraw"' },
  keys: [
    ['Enter, Space', 'Opens the dialog and moves the focus into it.', 'dialog'],
    ['Tab', 'Moves through the dialog. The page behind it can’t be focused.'],
    ['Enter', 'Submits the form in the dialog.'],
    [
      'Escape',
      'Closes the dialog unless a required operation is in progress. The focus returns to the trigger.',
      'button "Withdraw"',
      { after: 'Enter' },
    ],
  ],
  content: [
    ['Delete application Shop A?', 'Are you sure?'],
    ['Delete application', 'Yes'],
  ],
  code: `<Dialog
  title="Delete application Shop A?"
  role="alertdialog"
  trigger={<Button tone="critical">Delete</Button>}
  footer={(close) => <Button tone="critical" onPress={close}>Delete application</Button>}
>
  Its API keys stop working immediately.
</Dialog>`,
};
