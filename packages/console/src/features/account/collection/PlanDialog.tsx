import { Dialog } from '@settlement/design-system/Dialog';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { LazyPart } from '#parts/LazyPart.tsx';
import { lazyPart } from '#parts/lazyPart.ts';
import type { PlanFormProps } from './PlanForm.tsx';

const planForm = lazyPart<PlanFormProps>(async () => (await import('./PlanForm.tsx')).PlanForm);

/** For whatever opens the form: a head start while the pointer or the focus is on its way. */
export const preloadRuleProps = { onPointerEnter: planForm.preload, onFocus: planForm.preload };

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
      <LazyPart
        part={planForm}
        props={{ ...props, onLock: setLocked }}
        loading={<Skeleton lines={6} height="20px" />}
      />
    </Dialog>
  );
}
