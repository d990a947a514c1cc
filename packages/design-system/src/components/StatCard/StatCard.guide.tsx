import { WalletIcon } from '#icons/icons.ts';
import * as stat from './StatCard.css.ts';
import { icon as statIcon } from './StatCard.css.ts';
import { StatCard } from './StatCard.tsx';
import { byClass, type Guide, matrix, valuesOf } from '../guide.ts';

export const guide: Guide = {
  instead: {
    HeroCard: 'For the balance of the account',
    DescriptionList: 'For several facts about one record',
  },
  anatomy: {
    Label: ['The meaning of the number.', byClass(stat.label), 'label'],
    Value: ['One number, in digits of equal width.', byClass(stat.value), 'value'],
    Caption: ['The unit, the period or an exclusion.', byClass(stat.caption), 'caption'],
  },
  specimen: {
    render: () => (
      <StatCard label="Income" value="842,190.33" description="USDT · includes amounts on hold" />
    ),
  },
  matrix: matrix({
    rows: { tone: valuesOf(statIcon.classNames.variants.tone) },
    states: [
      { name: 'At rest' },
      { name: 'Loading', props: { isLoading: true } },
      { name: 'Hidden', props: { isHidden: true, labels: { hidden: 'Hidden' } } },
    ],
    render: ({ tone }, props) => (
      <StatCard label="Income" value="1,203.80" icon={<WalletIcon />} tone={tone} {...props} />
    ),
  }),
  keys: [],
  content: [['Total orders', 'Your total number of orders']],
  code: '<StatCard label="Total orders" value="12,390" />',
};
