import { Button } from '../Button/Button.tsx';
import { body, footer } from '../Overlay/Overlay.css.ts';
import { Text } from '../Text/Text.tsx';
import { modal, modalStates } from '../Dialog/Dialog.guide.tsx';
import { Sheet } from './Sheet.tsx';
import { byClass, type Guide, matrix } from '../guide.ts';

export const guide: Guide = {
  instead: { Dialog: 'For a question on desktops', Popover: 'For a few controls of a button' },
  anatomy: {
    Title: ['The choice to make.', '[slot="title"]', 'title'],
    Content: ['Opens from the bottom edge, within reach of the thumb.', byClass(body), 'children'],
    Action: ['Fixed at the bottom.', byClass(footer), 'footer'],
  },
  specimen: {
    render: () => (
      <Sheet {...modal} title="Filters" footer={<Button isFullWidth>Show 12 payments</Button>}>
        <Text as="p">Status, network, time</Text>
      </Sheet>
    ),
    window: { width: 390, height: 300 },
  },
  matrix: matrix({
    rows: {},
    states: modalStates,
    window: { width: 390, height: 400, scale: 0.75 },
    render: (_variants, props) => <Sheet {...modal} {...props} />,
  }),
  start: { from: 'button "Filter"' },
  keys: [
    ['Enter, Space', 'Opens the sheet and moves the focus into it.', 'dialog'],
    ['Tab, Shift+Tab', 'Moves through the sheet. The page behind it can’t be focused.'],
    ['Escape', 'Closes the sheet. The focus returns to the trigger.', 'button "Filter"', { after: 'Enter' }],
  ],
  content: [['Filters', 'Options']],
  code: '<Sheet title="Filters" isOpen={isOpen} onOpenChange={setOpen}>…</Sheet>',
};
