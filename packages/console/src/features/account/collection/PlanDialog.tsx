import { Dialog } from '@settlement/design-system/Dialog';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { deferred } from '#parts/deferred.tsx';
import type { PlanFormProps } from './PlanForm.tsx';

const PlanForm = deferred(async () => (await import('./PlanForm.tsx')).PlanForm, {
  loading: <Skeleton lines={6} height="20px" />,
});

/** For whatever opens the form: a head start while the pointer or the focus is on its way. */
export const preloadRuleProps = { onPointerEnter: PlanForm.preload, onFocus: PlanForm.preload };

/** The frame of the form, there at once; the form comes when it is needed. */
export function PlanDialog(props: Omit<PlanFormProps, 'onLock'>) {
  const text = useText();
  const [isLocked, setLocked] = useState(false);
  return (
    <Dialog
      isOpen
      isLocked={isLocked}
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
      title={text('collection.form.title')}
      closeLabel={text('common.close')}
    >
      <PlanForm {...props} onLock={setLocked} />
    </Dialog>
  );
}
