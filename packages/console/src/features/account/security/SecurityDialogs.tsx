import type { UserInfo } from '@settlement/api-mocks/contract/user';
import { accountStateAtom } from '../../../data/account.ts';
import { useUrlState } from '../../../data/url-state.ts';
import { FlowDialog } from './FlowDialog.tsx';
import { isFlowOpen } from './flow.ts';

/** The flow that the address names; any page can link to one. */
export function SecurityDialogs({ user }: { readonly user: UserInfo }) {
  const [{ action }, setState] = useUrlState(accountStateAtom);
  if (action === 'none' || action === 'edit' || !isFlowOpen(action, user)) return null;
  return (
    <FlowDialog
      key={action}
      action={action}
      user={user}
      onClose={() => setState({ action: 'none' }, { replace: true })}
    />
  );
}
