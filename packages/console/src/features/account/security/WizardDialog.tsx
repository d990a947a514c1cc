import type { UserInfo } from '@settlement/api-mocks/contract/user';
import { Dialog } from '@settlement/design-system/Dialog';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { useState } from 'react';
import { useText } from '../../../i18n/useText.ts';
import { QueryView } from '../../../parts/QueryView.tsx';
import { flowParts } from './wizardParts.ts';
import { type FlowAction, flowTitle } from './wizard.ts';

interface FlowDialogProps {
  readonly action: FlowAction;
  readonly user: UserInfo;
  readonly onClose: () => void;
}

/** The frame of every flow, there at once; what it asks for comes as soon as it is fetched. */
export function FlowDialog({ action, user, onClose }: FlowDialogProps) {
  const text = useText();
  // Who they were when it opened: a flow that binds or sets something turns it over before it is done.
  const [opened] = useState(user);
  const [isLocked, setLocked] = useState(false);
  return (
    <Dialog
      isOpen
      isLocked={isLocked}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text(flowTitle(action, opened))}
      closeLabel={text('common.close')}
    >
      <QueryView
        query={flowParts[action].usePart()}
        failedTitle={text('common.failed.title')}
        loading={<Skeleton lines={4} height="20px" />}
      >
        {(Flow) => <Flow user={user} onClose={onClose} onLock={setLocked} />}
      </QueryView>
    </Dialog>
  );
}
