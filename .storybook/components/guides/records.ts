import type { Guide } from '../guide.ts';
import { notReached } from './notReached.ts';

const imported = (name: string, use: string) =>
  `import { ${name} } from '@settlement/design-system/${name}';\n\n${use}`;

const timeline: Guide = {
  whenNot: [{ when: 'Progress is read at a glance', instead: 'ProgressSteps' }],
  anatomy: [
    ['Mark', 'Done, current, failed or to come.'],
    ['Title', 'What happened.'],
    ['Time', 'When, under the title.'],
  ],
  keyboard: notReached,
  content: [{ good: 'Confirmed on TRON', bad: 'Status changed' }],
  code: imported('Timeline', '<Timeline label="Progress" items={events} />'),
};

const statCard: Guide = {
  whenNot: [
    { when: 'It is the balance of the account', instead: 'HeroCard' },
    { when: 'Several facts describe one record', instead: 'DescriptionList' },
  ],
  anatomy: [
    ['Label', 'What is counted.'],
    ['Value', 'One number, in figures of equal width.'],
    ['Caption', 'Its unit, its period or what is left out.'],
  ],
  keyboard: notReached,
  content: [{ good: 'Total orders', bad: 'Your total number of orders' }],
  code: imported('StatCard', '<StatCard label="Total orders" value="12,390" />'),
};

const heroCard: Guide = {
  whenNot: [{ when: 'The page has more than one', instead: 'StatCard' }],
  anatomy: [
    ['Label', 'What the number is, with its unit.'],
    ['Value', 'The one number of the page.'],
    ['Actions', 'At most two, on the brand’s ground.'],
  ],
  keyboard: [['Tab', 'Reaches the actions.']],
  content: [{ good: 'Account balance (USDT)', bad: 'Welcome back!' }],
  code: imported('HeroCard', '<HeroCard label="Account balance (USDT)" value="270,687.26" />'),
};

const descriptionList: Guide = {
  whenNot: [{ when: 'There are many records of a kind', instead: 'DataTable' }],
  anatomy: [
    ['Term', 'The name of a fact.'],
    ['Description', 'The fact, at the end of the line or below its name.'],
  ],
  keyboard: notReached,
  content: [{ good: 'Network fee', bad: 'The fee that the network takes' }],
  code: imported('DescriptionList', '<DescriptionList items={facts} />'),
};

const infiniteList: Guide = {
  whenNot: [
    { when: 'Readers look for a certain page', instead: 'Pagination' },
    { when: 'Columns are compared', instead: 'DataTable' },
  ],
  anatomy: [
    ['Item', 'Only those in sight are drawn; all are counted.'],
    ['End', 'Loads more, or says that there is no more.'],
  ],
  keyboard: [['Tab', 'Reaches the list, which arrow keys scroll, then the controls in its items.']],
  content: [{ good: 'No more notifications', bad: 'End of list reached' }],
  code: imported(
    'InfiniteList',
    '<InfiniteList label="Notifications" items={items} itemKey={({ id }) => id} renderItem={render} height="480px" />',
  ),
};

const reorderList: Guide = {
  whenNot: [
    { when: 'Rows are sorted by a column', instead: 'DataTable' },
    { when: 'Several are chosen, in any order', instead: 'MultiSelect' },
  ],
  anatomy: [
    ['Handle', 'Drags the item.'],
    ['Up and down', 'Move it by one, without dragging (WCAG 2.5.7).'],
  ],
  keyboard: [
    ['Enter', 'On the handle: takes the item, and puts it down.'],
    ['↑, ↓', 'Moves between places while an item is taken.'],
    ['Escape', 'Puts it back.'],
  ],
  content: [{ good: 'Move TRON up', bad: 'Up' }],
  code: imported(
    'ReorderList',
    '<ReorderList label="Networks" items={items} onReorder={save} labels={labels} />',
  ),
};

const cardButton: Guide = {
  whenNot: [
    { when: 'It leads to a page', instead: 'CardLink' },
    { when: 'Several things can be done with it', instead: 'Card' },
  ],
  anatomy: [['Card', 'All of it is one button; its content names it.']],
  keyboard: [
    ['Tab', 'Reaches the card.'],
    ['Enter, Space', 'Opens the record.'],
  ],
  content: [{ good: '128.50 USDT, paid', bad: 'Tap for details' }],
  code: imported('CardButton', '<CardButton onPress={open}>…</CardButton>'),
};

const cardLink: Guide = {
  whenNot: [{ when: 'The record opens here', instead: 'CardButton' }],
  anatomy: [['Card', 'All of it is one link; its content names it.']],
  keyboard: [
    ['Tab', 'Reaches the card.'],
    ['Enter', 'Follows it.'],
  ],
  content: [{ good: 'Security center', bad: 'Go to page' }],
  code: imported('CardLink', '<CardLink href="/accountInfo">…</CardLink>'),
};

const qrCode: Guide = {
  whenNot: [{ when: 'The text is short, and typed', instead: 'Mono' }],
  anatomy: [
    ['Code', 'Black on white with its quiet zone, in both themes.'],
    ['Text', 'Beside it, to copy: not everyone has a second device.'],
  ],
  keyboard: notReached,
  content: [{ good: 'QR code of the USDT address on TRON', bad: 'QR' }],
  code: imported('QrCode', '<QrCode value={address} label="QR code of the USDT address on TRON" />'),
};

export const recordGuides = {
  CardButton: cardButton,
  CardLink: cardLink,
  DescriptionList: descriptionList,
  HeroCard: heroCard,
  InfiniteList: infiniteList,
  QrCode: qrCode,
  ReorderList: reorderList,
  StatCard: statCard,
  Timeline: timeline,
} as const;
