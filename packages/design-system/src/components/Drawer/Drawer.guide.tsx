import { modal } from '../Dialog/Dialog.guide.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { body } from '../Overlay/Overlay.css.ts';
import { Drawer } from './Drawer.tsx';
import { byClass, type Guide, matrix } from '../guide.ts';

const record = (
  <DescriptionList
    items={[
      { id: 'amount', term: 'Amount', detail: '128.50 USDT' },
      { id: 'network', term: 'Network', detail: 'TRON (TRC20)' },
    ]}
  />
);

export const guide: Guide = {
  instead: { Dialog: 'For a question', Sheet: 'For phones' },
  anatomy: {
    Title: ['The kind of record.', '[slot="title"]', 'title'],
    Content: ['The details of the record. They scroll separately.', byClass(body), 'children'],
    Close: [
      'A button at the end of the title. A press outside closes the drawer, too.',
      '[aria-label="Close"]',
      'labels',
    ],
  },
  specimen: {
    render: () => (
      <Drawer {...modal} title="Payment 841217" width="320px" footer={undefined}>
        {record}
      </Drawer>
    ),
    window: { width: 560, height: 280 },
  },
  matrix: matrix({
    rows: { side: ['right', 'left'] },
    states: [
      { name: 'At rest', props: { footer: undefined } },
      { name: 'With actions' },
      { name: 'Narrow', props: { width: '320px', footer: undefined } },
    ],
    window: { width: 640, height: 400, scale: 0.6 },
    render: ({ side }, props) => (
      <Drawer {...modal} title="Payment 841217" side={side} {...props}>
        {record}
      </Drawer>
    ),
  }),
  start: { from: 'button "Open payment"' },
  keys: [
    ['Enter, Space', 'Opens the drawer and moves the focus into it.', 'dialog'],
    ['Tab, Shift+Tab', 'Moves through the drawer. The page behind it can’t be focused.'],
    [
      'Escape',
      'Closes the drawer. The focus returns to the trigger.',
      'button "Open payment"',
      { after: 'Enter' },
    ],
  ],
  content: [['Payment details', 'More information']],
  code: '<Drawer title="Payment details" isOpen={isOpen} onOpenChange={setOpen}>…</Drawer>',
};
