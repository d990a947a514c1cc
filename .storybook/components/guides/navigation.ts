import type { Guide } from '../guide.ts';
import { notReached } from './notReached.ts';

const imported = (name: string, use: string) =>
  `import { ${name} } from '@settlement/design-system/${name}';\n\n${use}`;

const tabThrough = ['Tab', 'Reaches each control in reading order.'] as const;
const follow = ['Enter', 'Follows the link.'] as const;

const appHeader: Guide = {
  whenNot: [
    { when: 'It heads the content of a page', instead: 'PageHeader' },
    { when: 'It heads one subject', instead: 'Card' },
  ],
  anatomy: [
    ['Start', 'On phones the button of the drawer; on desktops the ticker.'],
    ['Tools', 'Search, theme, language, notifications, the menu of the user.'],
  ],
  keyboard: [tabThrough],
  content: [{ good: 'Notifications, 12 unread', bad: 'Bell' }],
  code: imported('AppHeader', '<AppHeader>…</AppHeader>'),
};

const bottomBar: Guide = {
  whenNot: [{ when: 'The window is a desktop’s', instead: 'Sidebar' }],
  anatomy: [
    ['Item', 'An icon and a word; at most five.'],
    ['Current item', 'In the accent colour and heavier, and said to screen readers.'],
  ],
  keyboard: [tabThrough, follow],
  content: [{ good: 'Payments', bad: 'My payments' }],
  code: imported('BottomBar', '<BottomBar label="Main" items={items} />'),
};

const sidebar: Guide = {
  whenNot: [
    { when: 'The window is a phone’s', instead: 'BottomBar' },
    { when: 'Parts of one page take turns', instead: 'Tabs' },
  ],
  anatomy: [
    ['Group', 'A short heading over pages of one kind of work.'],
    ['Item', 'An icon and the title of the page.'],
    ['Collapse', 'Leaves the icons; their names are tooltips.'],
  ],
  keyboard: [tabThrough, follow],
  content: [{ good: 'Webhook callbacks', bad: 'Callbacks configuration page' }],
  code: imported('Sidebar', '<Sidebar groups={groups} labels={labels} />'),
};

const breadcrumbs: Guide = {
  whenNot: [{ when: 'They are the steps of a task', instead: 'ProgressSteps' }],
  anatomy: [
    ['Link', 'A page above this one, by its title.'],
    ['Current page', 'Last, and no link.'],
  ],
  keyboard: [tabThrough, follow],
  content: [{ good: 'Assets › Swap', bad: 'Back to the previous page' }],
  code: imported('Breadcrumbs', '<Breadcrumbs label="Breadcrumbs" items={items} />'),
};

const pageHeader: Guide = {
  whenNot: [
    { when: 'It heads a part of a page', instead: 'Card' },
    { when: 'It stands over every page', instead: 'AppHeader' },
  ],
  anatomy: [
    ['Title', 'The one first heading of the page.'],
    ['Description', 'A sentence, where the title does not say it all.'],
    ['Actions', 'At the end, the main one last.'],
  ],
  keyboard: [tabThrough],
  content: [{ good: 'Payment records', bad: 'List of all payment records' }],
  code: imported('PageHeader', '<PageHeader title="Address book" actions={<Button>Add address</Button>} />'),
};

const pagination: Guide = {
  whenNot: [{ when: 'The list has no end', instead: 'InfiniteList' }],
  anatomy: [
    ['Total', 'How many records there are.'],
    ['Pages', 'The first, the last and those around this one.'],
    ['Jump', 'A field for the number of a page.'],
  ],
  keyboard: [tabThrough, ['Enter', 'Opens the page, also from the field.']],
  content: [{ good: '1,290 payments', bad: 'Showing results' }],
  code: imported(
    'Pagination',
    '<Pagination page={page} pageCount={65} pageSize={20} total={1290} onPageChange={open} labels={labels} />',
  ),
};

const progressSteps: Guide = {
  whenNot: [
    { when: 'Each step has details or a time', instead: 'Timeline' },
    { when: 'The progress is a measure', instead: 'ProgressBar' },
    { when: 'Parts can be opened in any order', instead: 'Tabs' },
  ],
  anatomy: [
    ['Bar', 'One for each step.'],
    ['State', 'Done, current or to come, in words for screen readers.'],
  ],
  keyboard: notReached,
  content: [{ good: 'Verify your identity', bad: 'Step 2' }],
  code: imported('ProgressSteps', '<ProgressSteps label="Setup" steps={steps} stateLabels={labels} />'),
};

export const navigationGuides = {
  AppHeader: appHeader,
  BottomBar: bottomBar,
  Breadcrumbs: breadcrumbs,
  PageHeader: pageHeader,
  Pagination: pagination,
  ProgressSteps: progressSteps,
  Sidebar: sidebar,
} as const;
