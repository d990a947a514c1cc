import { CardLink } from '@settlement/design-system/CardLink';
import { Checkbox } from '@settlement/design-system/Checkbox';
import { CopyButton, type CopyButtonProps } from '@settlement/design-system/CopyButton';
import { DescriptionList, type DescriptionListProps } from '@settlement/design-system/DescriptionList';
import { Heading, type HeadingProps } from '@settlement/design-system/Heading';
import { Tabs } from '@settlement/design-system/Tabs';
import { type Matrix, type Values, valueOf } from './guide.ts';

const copySizes: Values<NonNullable<CopyButtonProps['size']>> = { small: 'small', medium: 'medium' };
const lists: Values<NonNullable<DescriptionListProps['variant']>> = { ruled: 'ruled', plain: 'plain' };
const headings: Values<NonNullable<HeadingProps['size']>> = {
  small: 'small',
  body: 'body',
  section: 'section',
  title: 'title',
  hero: 'hero',
};
const surfaces = { card: 'card', none: 'none' } as const;

const tabs = [
  { id: 'balances', label: 'Balances', content: 'Four tokens' },
  { id: 'transfers', label: 'Transfers', content: 'No transfers today' },
];

/** Whose recipe is not their own, or who have none: props and states are what there is to see. */
export const controlMatrices: Readonly<Record<string, Matrix>> = {
  CardLink: {
    props: { surface: surfaces },
    rows: ['surface'],
    states: [
      { name: 'At rest' },
      { name: 'Hovered', attribute: 'data-hovered', of: 'a' },
      { name: 'Focused', attribute: 'data-focus-visible', of: 'a' },
      { name: 'Current', props: { 'aria-current': 'page' } },
      { name: 'Disabled', props: { isDisabled: true } },
    ],
    render: ({ surface }, props) => (
      <CardLink href="#" surface={valueOf(surfaces, surface)} {...props}>
        Withdrawal WD-4410
      </CardLink>
    ),
  },
  CopyButton: {
    props: { size: copySizes },
    rows: ['size'],
    states: [
      { name: 'At rest' },
      { name: 'Hovered', attribute: 'data-hovered', of: 'button' },
      { name: 'Focused', attribute: 'data-focus-visible', of: 'button' },
    ],
    render: ({ size }) => (
      <CopyButton
        value="841203"
        label="Copy platform order"
        copiedLabel="Copied"
        failedLabel="Could not copy"
        size={valueOf(copySizes, size)}
      />
    ),
  },
  DescriptionList: {
    props: { variant: lists },
    rows: ['variant'],
    states: [{ name: 'At rest' }, { name: 'Muted', props: { isMuted: true } }],
    render: ({ variant }, props) => (
      <DescriptionList
        variant={valueOf(lists, variant)}
        items={[
          { term: 'Amount', detail: '128.50 USDT' },
          { term: 'You receive', detail: '127.50 USDT', isStrong: true },
        ]}
        {...props}
      />
    ),
  },
  Heading: {
    props: { size: headings },
    rows: ['size'],
    states: [{ name: 'At rest' }, { name: 'Muted', props: { tone: 'muted' } }],
    render: ({ size }, props) => (
      <Heading level={3} size={valueOf(headings, size)} {...props}>
        Withdrawals
      </Heading>
    ),
  },
  Checkbox: {
    rows: [],
    states: [
      { name: 'At rest' },
      { name: 'Selected', props: { defaultSelected: true } },
      { name: 'Indeterminate', props: { isIndeterminate: true } },
      { name: 'Hovered', attribute: 'data-hovered', of: 'label' },
      { name: 'Focused', attribute: 'data-focus-visible', of: 'label' },
      { name: 'With an error', props: { errorMessage: 'Confirm this first' } },
      { name: 'Disabled', props: { defaultSelected: true, isDisabled: true } },
    ],
    render: (_variants, props) => <Checkbox {...props}>Save this address</Checkbox>,
  },
  Tabs: {
    rows: [],
    states: [
      { name: 'At rest' },
      { name: 'Hovered', attribute: 'data-hovered', of: '[role="tab"]:not([data-selected])' },
      { name: 'Focused', attribute: 'data-focus-visible', of: '[role="tab"]' },
      {
        name: 'Disabled',
        props: { items: tabs.map((tab) => ({ ...tab, isDisabled: tab.id === 'transfers' })) },
      },
    ],
    render: (_variants, props) => <Tabs label="Assets" items={tabs} {...props} />,
  },
};
