import type { Guide } from '../guide.ts';
import { notReached } from './notReached.ts';

const imported = (name: string, use: string) =>
  `import { ${name} } from '@settlement/design-system/${name}';\n\n${use}`;

const box: Guide = {
  whenNot: [
    { when: 'It has a title or a subject of its own', instead: 'Card' },
    { when: 'It tells of a problem', instead: 'Banner' },
  ],
  anatomy: [['Box', 'A ground and room inside; no title, no shadow.']],
  keyboard: notReached,
  content: [{ good: 'A recap: amount, fee, what arrives', bad: 'A box in a box in a card' }],
  code: imported('Box', '<Box ground="sunken">You receive 128.50 USDT</Box>'),
};

const grid: Guide = {
  whenNot: [
    { when: 'Things wrap like words of a sentence', instead: 'Inline' },
    { when: 'Rows of records share columns', instead: 'DataTable' },
  ],
  anatomy: [['Cell', 'As wide as every other; fewer columns where the window is narrow.']],
  keyboard: notReached,
  content: [{ good: 'Four cards with one number each', bad: 'A label in one cell, its field in the next' }],
  code: imported('Grid', '<Grid columns={2}>…</Grid>'),
};

const stack: Guide = {
  whenNot: [
    { when: 'Things stand beside one another', instead: 'Inline' },
    { when: 'Columns are equally wide', instead: 'Grid' },
  ],
  anatomy: [['Gap', 'One step of `space` between all; what belongs closer has a stack of its own.']],
  keyboard: notReached,
  content: [{ good: 'A heading, a sentence and a button', bad: 'Margins on the parts' }],
  code: imported('Stack', '<Stack gap="l">…</Stack>'),
};

const inline: Guide = {
  whenNot: [
    { when: 'Columns are equally wide', instead: 'Grid' },
    { when: 'Things stand under one another', instead: 'Stack' },
  ],
  anatomy: [['Gap', 'One step of `space`; what does not fit wraps to the next line.']],
  keyboard: notReached,
  content: [{ good: 'Two buttons, the main one first', bad: 'Six buttons; use a Menu' }],
  code: imported('Inline', '<Inline gap="m">…</Inline>'),
};

const card: Guide = {
  whenNot: [
    { when: 'It is a recap inside a card', instead: 'Box' },
    { when: 'A press anywhere opens it', instead: 'CardButton' },
    { when: 'It leads to a page of its own', instead: 'CardLink' },
  ],
  anatomy: [
    ['Title', 'A noun: the subject. A heading for screen readers.'],
    ['Actions', 'At the end of the title; one or two.'],
    ['Content', 'One subject.'],
  ],
  keyboard: [['Tab', 'Reaches what is in it; the card itself takes no focus.']],
  content: [{ good: 'Recent transactions', bad: 'Here you can see your transactions' }],
  code: imported('Card', '<Card title="Recent transactions">…</Card>'),
};

const provider: Guide = {
  whenNot: [{ when: 'Fields of one form are validated together', instead: 'Form' }],
  anatomy: [
    ['Locale', 'Language and direction of everything in it.'],
    ['Container', 'The landmark in which menus, dialogs and toasts are drawn.'],
  ],
  keyboard: notReached,
  content: [{ good: 'Menus and dialogs', bad: 'portal-root' }],
  code: imported('Provider', '<Provider locale="en-US" overlaysLabel="Menus and dialogs">…</Provider>'),
};

const visuallyHidden: Guide = {
  whenNot: [
    { when: 'Sighted people need it, too', instead: 'Text' },
    { when: 'It names an icon', instead: 'Tooltip' },
  ],
  anatomy: [['Text', 'Read by screen readers, drawn nowhere.']],
  keyboard: notReached,
  content: [{ good: 'Amount, in USDT', bad: 'Instructions that only some can read' }],
  code: imported('VisuallyHidden', '<VisuallyHidden>Amount, in USDT</VisuallyHidden>'),
};

const skipLink: Guide = {
  whenNot: [{ when: 'It leads anywhere else', instead: 'Link' }],
  anatomy: [['Link', 'First on the page; seen while it is focused.']],
  keyboard: [
    ['Tab', 'The first press on a page reaches it.'],
    ['Enter', 'Moves the focus to the content.'],
  ],
  content: [{ good: 'Skip to content', bad: 'Jump' }],
  code: imported('SkipLink', '<SkipLink targetId="content">Skip to content</SkipLink>'),
};

const form: Guide = {
  whenNot: [{ when: 'A field stands alone, as a filter', instead: 'SearchField' }],
  anatomy: [
    ['Fields', 'One under another, each with its label above.'],
    ['Errors', 'Under their fields; the first of them has the focus after a submit.'],
    ['Buttons', 'At the end; the main one says what happens.'],
  ],
  keyboard: [
    ['Tab', 'Moves through the fields in reading order.'],
    ['Enter', 'Submits from a field of one line.'],
  ],
  content: [
    { good: 'Enter an address that starts with T.', bad: 'Invalid input' },
    { good: 'Save address', bad: 'Submit' },
  ],
  code: imported(
    'Form',
    '<Form onSubmit={save}>\n  <TextField name="label" label="Label" isRequired />\n</Form>',
  ),
};

export const layoutGuides = {
  Box: box,
  Card: card,
  Form: form,
  Grid: grid,
  Inline: inline,
  Provider: provider,
  SkipLink: skipLink,
  Stack: stack,
  VisuallyHidden: visuallyHidden,
} as const;
