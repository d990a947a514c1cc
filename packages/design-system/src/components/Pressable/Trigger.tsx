import { use } from 'react';
import type { ReactNode } from 'react';

import { mergeTrigger } from './mergeTrigger.ts';
import { TriggerContext } from './TriggerContext.ts';
import type { TriggerProps } from './TriggerContext.ts';

interface Props {
  /** What the control below takes on, besides what stands around this; null for nothing now. */
  trigger: TriggerProps | null;
  children: ReactNode;
}

/** Makes the one control inside it a trigger; a tooltip and a menu may both hang from it. */
export function Trigger({ trigger, children }: Props) {
  const outer = use(TriggerContext);
  return <TriggerContext value={trigger ? mergeTrigger(outer, trigger) : outer}>{children}</TriggerContext>;
}
