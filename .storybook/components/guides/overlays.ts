import type { Guide } from '../guide.ts';
import { notReached } from './notReached.ts';

const imported = (name: string, use: string) =>
  `import { ${name} } from '@settlement/design-system/${name}';\n\n${use}`;

const modalKeys: Guide['keyboard'] = [
  ['Tab, Shift + Tab', 'Moves inside it; the page behind is out of reach.'],
  ['Escape', 'Closes it; the focus is where it came from.'],
];

const drawer: Guide = {
  whenNot: [
    { when: 'It asks for something', instead: 'Dialog' },
    { when: 'The window is a phone’s', instead: 'Sheet' },
  ],
  anatomy: [
    ['Title', 'What the record is.'],
    ['Content', 'Its facts; it scrolls by itself.'],
    ['Close', 'At the end of the title; a press outside closes it, too.'],
  ],
  keyboard: modalKeys,
  content: [{ good: 'Payment details', bad: 'More information' }],
  code: imported(
    'Drawer',
    '<Drawer title="Payment details" isOpen={isOpen} onOpenChange={setOpen}>…</Drawer>',
  ),
};

const sheet: Guide = {
  whenNot: [
    { when: 'The window is a desktop’s, and it asks', instead: 'Dialog' },
    { when: 'A few controls hang from a button', instead: 'Popover' },
  ],
  anatomy: [
    ['Title', 'What is chosen here.'],
    ['Content', 'From the bottom edge, within reach of a thumb.'],
    ['Action', 'Pinned to the bottom.'],
  ],
  keyboard: modalKeys,
  content: [{ good: 'Filters', bad: 'Options' }],
  code: imported('Sheet', '<Sheet title="Filters" isOpen={isOpen} onOpenChange={setOpen}>…</Sheet>'),
};

const popover: Guide = {
  whenNot: [
    { when: 'It is a list of commands', instead: 'Menu' },
    { when: 'Work cannot go on without it', instead: 'Dialog' },
    { when: 'It only names an icon', instead: 'Tooltip' },
  ],
  anatomy: [
    ['Trigger', 'A button; it says whether the panel is open.'],
    ['Panel', 'A few controls, beside the trigger.'],
  ],
  keyboard: [
    ['Enter, Space', 'Opens it; the focus moves into it.'],
    ['Tab', 'Moves through what is in it.'],
    ['Escape', 'Closes it; the trigger has the focus again.'],
  ],
  content: [{ good: 'Columns', bad: 'Configure view' }],
  code: imported('Popover', '<Popover trigger={<Button>Columns</Button>} label="Columns">…</Popover>'),
};

const tooltip: Guide = {
  whenNot: [
    { when: 'It holds more than a name', instead: 'Popover' },
    { when: 'Everyone must read it', instead: 'Text' },
  ],
  anatomy: [['Label', 'The name of the control, in a word or two. Touch never shows it.']],
  keyboard: [
    ['Tab', 'Shows it while the control is focused.'],
    ['Escape', 'Hides it; the focus stays.'],
  ],
  content: [{ good: 'Export', bad: 'Press here to export the table' }],
  code: imported('Tooltip', '<Tooltip label="Export"><IconButton … /></Tooltip>'),
};

const disclosure: Guide = {
  whenNot: [
    { when: 'Everyone must read it', instead: 'Text' },
    { when: 'Parts of a page take turns', instead: 'Tabs' },
  ],
  anatomy: [
    ['Trigger', 'Says what is inside; the arrow says whether it is open.'],
    ['Panel', 'Under the trigger; what is below moves down.'],
  ],
  keyboard: [['Enter, Space', 'Opens and closes it.']],
  content: [{ good: 'Fee details', bad: 'More' }],
  code: imported('Disclosure', '<Disclosure title="Fee details">…</Disclosure>'),
};

const banner: Guide = {
  whenNot: [
    { when: 'It is the outcome of an action', instead: 'Toast' },
    { when: 'There is no content at all', instead: 'EmptyState' },
  ],
  anatomy: [
    ['Icon', 'Of the tone, so that colour is not the only sign.'],
    ['Text', 'What happened, then what to do.'],
    ['Action', 'One, where something can be done here.'],
  ],
  keyboard: [['Tab', 'Reaches the action and the button that closes it.']],
  content: [{ good: 'Only send USDT on TRON (TRC20).', bad: 'Warning! Please read carefully.' }],
  code: imported('Banner', '<Banner tone="caution">Only send USDT on TRON (TRC20).</Banner>'),
};

const emptyState: Guide = {
  whenNot: [
    { when: 'Content stands below it', instead: 'Banner' },
    { when: 'Content is on its way', instead: 'Skeleton' },
  ],
  anatomy: [
    ['Title', 'What there is none of.'],
    ['Description', 'What will appear here.'],
    ['Action', 'The first thing to do.'],
  ],
  keyboard: [['Tab', 'Reaches the action.']],
  content: [{ good: 'No saved addresses yet', bad: 'Nothing to see here!' }],
  code: imported(
    'EmptyState',
    '<EmptyState title="No saved addresses yet" action={<Button>Add address</Button>} />',
  ),
};

const progressBar: Guide = {
  whenNot: [
    { when: 'There is no measure', instead: 'Skeleton' },
    { when: 'Progress is in steps', instead: 'ProgressSteps' },
  ],
  anatomy: [
    ['Label', 'What progresses.'],
    ['Value', 'In words or numbers beside it.'],
    ['Bar', 'From the start of the line.'],
  ],
  keyboard: notReached,
  content: [{ good: '12 of 19 confirmations', bad: '63 %' }],
  code: imported('ProgressBar', '<ProgressBar label="Confirmations" value={12} maxValue={19} />'),
};

const skeleton: Guide = {
  whenNot: [
    { when: 'A control is pending', instead: 'Spinner' },
    { when: 'Progress can be measured', instead: 'ProgressBar' },
  ],
  anatomy: [['Shape', 'As large as what loads, so that nothing moves when it comes.']],
  keyboard: notReached,
  content: [{ good: 'aria-busy on the region', bad: 'Loading…, read aloud twenty times' }],
  code: imported('Skeleton', '<Skeleton width="12ch" />'),
};

const spinner: Guide = {
  whenNot: [{ when: 'A page or a card loads', instead: 'Skeleton' }],
  anatomy: [['Ring', 'Turns; under reduced motion it stands.']],
  keyboard: notReached,
  content: [{ good: 'isPending of the button', bad: 'A spinner in the middle of a page' }],
  code: imported('Spinner', '<Spinner />'),
};

const countdownRing: Guide = {
  whenNot: [{ when: 'Something grows towards its end', instead: 'ProgressBar' }],
  anatomy: [
    ['Ring', 'What is left of the whole.'],
    ['Seconds', 'In its middle, in figures of equal width.'],
  ],
  keyboard: notReached,
  content: [{ good: 'Price fixed for 15 seconds', bad: 'Hurry up!' }],
  code: imported('CountdownRing', '<CountdownRing secondsLeft={12} total={15} label="Price fixed" />'),
};

const ticker: Guide = {
  whenNot: [{ when: 'It must be read', instead: 'Banner' }],
  anatomy: [
    ['Notice', 'One at a time; it opens what it is about.'],
    ['Pause', 'Stops the change (WCAG 2.2.2).'],
  ],
  keyboard: [
    ['Tab', 'Reaches the notice and its controls; the change stops meanwhile.'],
    ['Enter', 'Opens the notice.'],
  ],
  content: [{ good: 'TRON: network fee drops to 1.2 USDT on November 20', bad: 'Important announcement' }],
  code: imported('Ticker', '<Ticker items={notices} labels={labels} />'),
};

export const overlayGuides = {
  Banner: banner,
  CountdownRing: countdownRing,
  Disclosure: disclosure,
  Drawer: drawer,
  EmptyState: emptyState,
  Popover: popover,
  ProgressBar: progressBar,
  Sheet: sheet,
  Skeleton: skeleton,
  Spinner: spinner,
  Ticker: ticker,
  Tooltip: tooltip,
} as const;
