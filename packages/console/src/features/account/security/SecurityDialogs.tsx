import type { UserInfo } from '@settlement/api-mocks/contract/user';
import type { RefObject } from 'react';
import { accountStateAtom } from '#data/account.ts';
import { useUrlState } from '#data/urlState.ts';
import { WizardDialog } from './WizardDialog.tsx';
import { isWizardOpen, protectionOf } from './wizard.ts';
import { focusIfLost } from '#kit/form/focusIfLost.ts';

interface SecurityDialogsProps {
  readonly user: UserInfo;
  /** The list of protections; its rows are named by `data-protection`. */
  readonly rows: RefObject<HTMLElement | null>;
}

/** The flow that the address names; any page can link to one. */
export function SecurityDialogs({ user, rows }: SecurityDialogsProps) {
  const [{ action }, setState] = useUrlState(accountStateAtom);
  if (action === 'none' || action === 'edit' || !isWizardOpen(action, user)) return null;
  return (
    <WizardDialog
      key={action}
      action={action}
      user={user}
      onClose={() => {
        setState({ action: 'none' }, { replace: true });
        focusIfLost(() =>
          rows.current?.querySelector<HTMLElement>(`[data-protection="${protectionOf[action]}"] button`),
        );
      }}
    />
  );
}
