import { InboxIcon, WalletIcon } from '#icons/icons.ts';
import { Button } from '../Button/Button.tsx';
import * as empty from './EmptyState.css.ts';
import { icon as emptyIcon } from './EmptyState.css.ts';
import { EmptyState } from './EmptyState.tsx';
import { atRest, byClass, type Guide, matrix, valuesOf } from '../guide.ts';

export const guide: Guide = {
  instead: { Banner: 'If there is content below it', Skeleton: 'For content that is loading' },
  anatomy: {
    Title: ['The missing content.', byClass(empty.title), 'title'],
    Description: ['The future content.', byClass(empty.description), 'description'],
    Action: ['The first action.', byClass(empty.action), 'actions'],
  },
  specimen: {
    render: () => (
      <EmptyState
        icon={<InboxIcon />}
        title="No payments yet"
        description="Payments to your applications appear here."
        actions={<Button>Create application</Button>}
      />
    ),
  },
  matrix: matrix({
    rows: { tone: valuesOf(emptyIcon.classNames.variants.tone) },
    states: atRest,
    render: ({ tone }) => <EmptyState tone={tone} icon={<WalletIcon />} title="No payments yet" />,
  }),
  keys: [['Tab', 'Moves the focus to the action.']],
  content: [['No saved addresses yet', 'Nothing to see here!']],
  code: '<EmptyState title="No saved addresses yet" actions={<Button>Add address</Button>} />',
};
