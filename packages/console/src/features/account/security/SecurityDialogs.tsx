import type { UserInfo } from '@settlement/api-mocks/contract/user';
import { type RefObject, useState } from 'react';
import { accountStateAtom } from '#data/account.ts';
import { useOffers } from '#data/calls/extensions.ts';
import { useUrlState } from '#data/page/urlState.ts';
import { isWizardOpen, protectionOf, type WizardAction, wizardTitle } from './wizard.ts';
import { focusIfLost } from '#kit/form/focus.ts';
import { Dialog } from '@settlement/design-system/Dialog';
import { useText } from '#i18n/useText.ts';
import { wizards } from './wizards.tsx';

interface SecurityDialogsProps {
  readonly user: UserInfo;
  readonly rows: RefObject<HTMLElement | null>;
}

export function SecurityDialogs({ user, rows }: SecurityDialogsProps) {
  const [{ action }, setState] = useUrlState(accountStateAtom);
  const isAdded = action === 'recovery' || action === 'forgot';
  const offers = useOffers();
  if (isAdded && !offers('account')) return null;
  if (action === 'none' || action === 'edit') return null;
  if (!isWizardOpen(action, user)) return null;
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

interface WizardDialogProps {
  readonly action: WizardAction;
  readonly user: UserInfo;
  readonly onClose: () => void;
}

export function WizardDialog({ action, user, onClose }: WizardDialogProps) {
  const text = useText();
  const Wizard = wizards[action];
  const [opened] = useState(user);
  const [isLocked, setLocked] = useState(false);
  return (
    <Dialog isLocked={isLocked} onClose={onClose} title={text(wizardTitle(action, opened))}>
      <Wizard user={opened} onClose={onClose} onLock={setLocked} />
    </Dialog>
  );
}
