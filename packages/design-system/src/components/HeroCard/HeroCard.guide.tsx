import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import * as hero from './HeroCard.css.ts';
import { HeroCard } from './HeroCard.tsx';
import { byClass, type Guide } from '../guide.ts';

export const guide: Guide = {
  instead: { StatCard: 'For several numbers on a page' },
  anatomy: {
    Label: ['The meaning of the number, with its unit.', byClass(hero.label), 'label'],
    Value: ['The most important number of the page.', byClass(hero.value), 'value'],
    Actions: ['The next actions, the most important first.', byClass(hero.actions), 'actions'],
  },
  specimen: {
    render: () => (
      <HeroCard
        label="Account balance (USDT)"
        value="128,402.516300"
        actions={<ButtonLink href="#">Withdraw</ButtonLink>}
      />
    ),
  },

  keys: [['Tab', 'Moves through the actions.']],
  content: [['Account balance (USDT)', 'Welcome back!']],
  code: '<HeroCard label="Account balance (USDT)" value="270,687.26" />',
};
