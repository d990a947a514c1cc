import type { UserInfo } from '@settlement/api-mocks/contract/user';
import { accountStateAtom } from '../../../data/account.ts';
import { useUrlState } from '../../../data/url-state.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { EmailDialog } from './EmailDialog.tsx';
import { GoogleDialog } from './GoogleDialog.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import { PhoneDialog } from './PhoneDialog.tsx';
import { RecoveryDialog } from './RecoveryDialog.tsx';
import { UnbindDialog } from './UnbindDialog.tsx';

/** The flow that the address names; any page can link to one. */
export function SecurityDialogs({ user }: { readonly user: UserInfo }) {
  const [{ action }, setState] = useUrlState(accountStateAtom);
  const onClose = () => setState({ action: 'none' }, { replace: true });
  switch (action) {
    case 'google':
      return <GoogleDialog user={user} onClose={onClose} />;
    case 'unbind':
      // Where there is nothing to unbind any more, the flow is over.
      return user.bind_google_auth ? <UnbindDialog user={user} onClose={onClose} /> : null;
    case 'recovery':
      return user.bind_google_auth ? <RecoveryDialog onClose={onClose} /> : null;
    case 'email':
      return <EmailDialog user={user} onClose={onClose} />;
    case 'phone':
      return <PhoneDialog user={user} onClose={onClose} />;
    case 'password':
    case 'trade':
      return <PasswordDialog key={action} action={action} user={user} onClose={onClose} />;
    case 'reset':
      return user.trade_password && user.bind_google_auth ? (
        <PasswordDialog key={action} action={action} user={user} onClose={onClose} />
      ) : null;
    case 'delete':
      return <DeleteDialog user={user} onClose={onClose} />;
    case 'edit':
    case 'none':
    default:
      return null;
  }
}
