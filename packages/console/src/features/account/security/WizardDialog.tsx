import type { UserInfo } from '@settlement/api-mocks/contract/user';
import { Dialog } from '@settlement/design-system/Dialog';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { LazyPart } from '#parts/LazyPart.tsx';
import { wizardParts } from './wizardParts.ts';
import { type WizardAction, wizardTitle } from './wizard.ts';

interface WizardDialogProps {
  readonly action: WizardAction;
  readonly user: UserInfo;
  readonly onClose: () => void;
}

/** The frame of every flow, there at once; what it asks for comes as soon as it is fetched. */
export function WizardDialog({ action, user, onClose }: WizardDialogProps) {
  const text = useText();
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
      <LazyPart
        part={wizardParts[action]}
        props={{ user: opened, onClose, onLock: setLocked }}
        loading={<Skeleton lines={4} height="20px" />}
      />
    </Dialog>
  );
}
