import type { Guide } from '../guide.ts';
import { notReached } from './notReached.ts';

const imported = (name: string, use: string) =>
  `import { ${name} } from '@settlement/design-system/${name}';\n\n${use}`;

const heading: Guide = {
  whenNot: [{ when: 'Words in a paragraph are emphasised', instead: 'Text' }],
  anatomy: [
    ['Level', 'Its place in the outline of the page: one first level, and none left out.'],
    ['Size', 'How it looks, whatever its level.'],
  ],
  keyboard: [['Keys of screen readers', 'Jump from heading to heading, and by level.']],
  content: [{ good: 'Webhook callbacks', bad: 'Welcome to your webhook callbacks!' }],
  code: imported('Heading', '<Heading level={2} size="title">Saved addresses</Heading>'),
};

const text: Guide = {
  whenNot: [
    { when: 'It heads what follows', instead: 'Heading' },
    { when: 'It is an address or a hash', instead: 'Mono' },
    { when: 'It leads somewhere', instead: 'Link' },
  ],
  anatomy: [
    ['Size', 'A step of the type scale.'],
    ['Tone', 'Muted for what explains; a colour of meaning never alone.'],
    ['Figures', 'Of equal width, so that numbers stand under one another.'],
  ],
  keyboard: notReached,
  content: [
    { good: 'Withdrawals are paused for 24 hours.', bad: 'Please note that withdrawals may be paused.' },
  ],
  code: imported('Text', '<Text tone="muted" size="small">about 2 minutes</Text>'),
};

const mono: Guide = {
  whenNot: [
    { when: 'It is a number', instead: 'Text' },
    { when: 'There is no room for all of it', instead: 'TruncatedId' },
  ],
  anatomy: [['Text', 'All of it, in a face in which 0 and O differ; it breaks anywhere.']],
  keyboard: notReached,
  content: [{ good: 'TC2e2YJ9…, in groups of four', bad: 'An amount in a monospaced face' }],
  code: imported('Mono', '<Mono>{address}</Mono>'),
};

const truncatedId: Guide = {
  whenNot: [
    { when: 'All of it must be compared', instead: 'Mono' },
    { when: 'It is only to be copied', instead: 'CopyButton' },
  ],
  anatomy: [
    ['Ends', 'The first and the last six characters.'],
    ['Whole', 'On hovering, and to screen readers.'],
  ],
  keyboard: notReached,
  content: [{ good: '841217…456905', bad: '841217…' }],
  code: imported('TruncatedId', '<TruncatedId value={order} />'),
};

const link: Guide = {
  whenNot: [
    { when: 'It does something here', instead: 'Button' },
    { when: 'It is the main next step', instead: 'ButtonLink' },
  ],
  anatomy: [
    ['Text', 'What is there, so that it makes sense alone.'],
    ['Icon', 'At the end, where it opens a new window.'],
  ],
  keyboard: [
    ['Tab', 'Reaches it.'],
    ['Enter', 'Follows it.'],
  ],
  content: [{ good: 'See withdrawal fees', bad: 'Click here' }],
  code: imported('Link', '<Link href="/record">View all</Link>'),
};

const tag: Guide = {
  whenNot: [
    { when: 'It is the state of a record', instead: 'StatusTag' },
    { when: 'It counts', instead: 'Badge' },
    { when: 'It can be removed', instead: 'TagGroup' },
  ],
  anatomy: [['Label', 'One or two words on a soft ground; never pressed.']],
  keyboard: notReached,
  content: [{ good: 'TRC20', bad: 'This network is TRC20' }],
  code: imported('Tag', '<Tag tone="neutral">TRC20</Tag>'),
};

const badge: Guide = {
  whenNot: [
    { when: 'It is a word', instead: 'Tag' },
    { when: 'The number is what the card is about', instead: 'StatCard' },
  ],
  anatomy: [
    ['Count', 'At the corner of an icon; over the limit it says `99+`.'],
    ['Name', 'The control it is on says the count, too.'],
  ],
  keyboard: notReached,
  content: [{ good: 'Notifications, 12 unread', bad: 'Notifications' }],
  code: imported('Badge', '<Badge count={12}><BellIcon /></Badge>'),
};

const tokenIcon: Guide = {
  whenNot: [{ when: 'It stands for a person or a merchant', instead: 'Avatar' }],
  anatomy: [['Mark', 'The token’s own, or its first letter; decoration.']],
  keyboard: notReached,
  content: [{ good: 'The mark, then USDT', bad: 'The mark alone' }],
  code: imported('TokenIcon', '<TokenIcon symbol="USDT" /> USDT'),
};

const avatar: Guide = {
  whenNot: [{ when: 'It stands for a token', instead: 'TokenIcon' }],
  anatomy: [['Picture', 'The merchant’s own, or initials; decoration beside the name.']],
  keyboard: notReached,
  content: [{ good: 'The picture, then Northwind Ltd', bad: 'The picture alone' }],
  code: imported('Avatar', '<Avatar name="Northwind Ltd" src={logo} />'),
};

export const textGuides = {
  Avatar: avatar,
  Badge: badge,
  Heading: heading,
  Link: link,
  Mono: mono,
  Tag: tag,
  Text: text,
  TokenIcon: tokenIcon,
  TruncatedId: truncatedId,
} as const;
