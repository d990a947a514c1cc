import { Button } from '../Button/Button.tsx';
import { action, banner, icon, message } from './Banner.css.ts';
import { Banner } from './Banner.tsx';
import { atRest, byClass, type Guide, matrix, valuesOf } from '../guide.ts';

export const guide: Guide = {
  instead: { Toast: 'For the result of an action', EmptyState: 'If there is no content at all' },
  anatomy: {
    Icon: ['An icon for the tone, so that color is not the only indicator.', byClass(icon()), 'tone'],
    Text: ['The event, then the recommended action.', byClass(message), 'children'],
    Action: ['One button, if the user can act here.', byClass(action), 'actions'],
  },
  specimen: {
    render: () => (
      <Banner
        tone="caution"
        title="Verification is pending"
        actions={
          <Button size="small" variant="outline">
            Verify
          </Button>
        }
      >
        Withdrawals open once your company is verified.
      </Banner>
    ),
  },
  matrix: matrix({
    rows: { tone: valuesOf(banner.classNames.variants.tone) },
    states: atRest,
    render: ({ tone }) => (
      <Banner tone={tone} title="Withdrawals are paused">
        You can withdraw again in 24 hours.
      </Banner>
    ),
  }),
  keys: [['Tab', 'Moves to the action and the close button.']],
  content: [['Send only USDT on TRON (TRC20).', 'Warning! Please read carefully.']],
  code: '<Banner tone="caution">Send only USDT on TRON (TRC20).</Banner>',
};
