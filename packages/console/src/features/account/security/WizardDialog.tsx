import type { UserInfo } from '@settlement/api-mocks/contract/user';
import { Dialog } from '@settlement/design-system/Dialog';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { type WizardAction, wizardTitle } from './wizard.ts';
import { wizards } from './wizards.tsx';

interface WizardDialogProps {
  readonly action: WizardAction;
  readonly user: UserInfo;
  readonly onClose: () => void;
}

/** The frame of every wizard, there at once; what it asks for comes as soon as it is fetched. */
export function WizardDialog({ action, user, onClose }: WizardDialogProps) {
  const text = useText();
  const Wizard = wizards[action];
  const [opened] = useState(user);
  const [isLocked, setLocked] = useState(false);
  return (
    <Dialog
      isOpen
      isLocked={isLocked}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text(wizardTitle(action, opened))}
      closeLabel={text('common.close')}
    >
      <Wizard user={opened} onClose={onClose} onLock={setLocked} />
    </Dialog>
  );
}
