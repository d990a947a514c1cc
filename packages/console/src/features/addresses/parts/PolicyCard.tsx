import type { AddressPolicy } from '@settlement/api-mocks/contract/addresses';
import { emailPurpose, onOffCode } from '@settlement/api-mocks/contract/enumerations';
import { Card } from '@settlement/design-system/Card';
import { Switch } from '@settlement/design-system/Switch';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { setPolicyAtom } from '#data/addresses.ts';
import { useToasts } from '#data/toasts.ts';
import { useFormats } from '#data/useFormats.ts';
import { usePerform } from '#data/verification.ts';
import { useText } from '#i18n/useText.ts';
import * as css from '../addresses.css.ts';

/** Keeps the room of the switches until the rules are known. */
const unknownPolicy: AddressPolicy = {
  only_saved: onOffCode.off,
  only_saved_effective_time: 0,
  cooling: onOffCode.off,
  effective_time: 0,
};

interface PolicyCardProps {
  /** Undefined while it is fetched. */
  readonly policy: AddressPolicy | undefined;
}

/** Two rules on who can be sent to. Each change is verified: they are what a thief would turn off. */
export function PolicyCard({ policy: known }: PolicyCardProps) {
  const policy = known ?? unknownPolicy;
  const text = useText();
  const formats = useFormats();
  const toasts = useToasts();
  const perform = usePerform();
  const setPolicy = useSetAtom(setPolicyAtom);
  const [isPending, setPending] = useState(false);
  const onlySavedEnd = policy.only_saved_effective_time;
  const coolingEnd = policy.effective_time;
  // A rule that was turned off is shown as off, with the time until which it still holds.
  const isOnlySaved = policy.only_saved === onOffCode.on && onlySavedEnd === 0;
  const isCooling = policy.cooling === onOffCode.on && coolingEnd === 0;
  const pendingText = (end: number) => text('addresses.policy.pending', { time: formats.time(end) });

  const change = async (rule: 'only_saved' | 'cooling', isOn: boolean) => {
    setPending(true);
    try {
      const { isDone } = await perform({
        purpose: emailPurpose.withdrawal,
        content: (text) => ({
          title: text('addresses.policy.title'),
          recap:
            rule === 'only_saved'
              ? text(isOn ? 'addresses.policy.onlySavedOn' : 'addresses.policy.onlySavedOff')
              : text(isOn ? 'addresses.policy.coolingOn' : 'addresses.policy.coolingOff'),
          confirmLabel: text('addresses.policy.confirm'),
        }),
        isDanger: !isOn,
        call: (codes) => setPolicy({ [rule]: isOn ? onOffCode.on : onOffCode.off }, codes),
      });
      if (isDone) toasts.add({ tone: 'positive', title: text('addresses.policy.changed') });
    } catch {
      // Said aloud by `perform`; the switch stays as it was.
    } finally {
      setPending(false);
    }
  };

  return (
    <Card title={text('addresses.policy.title')}>
      <div className={css.policies({ isKnown: known !== undefined })} aria-busy={known === undefined}>
        <Switch
          isRow
          isSelected={isOnlySaved}
          isDisabled={isPending}
          onChange={(isOn) => void change('only_saved', isOn)}
          description={onlySavedEnd > 0 ? pendingText(onlySavedEnd) : text('addresses.policy.onlySavedText')}
        >
          {text('addresses.policy.onlySaved')}
        </Switch>
        <Switch
          isRow
          isSelected={isCooling}
          isDisabled={isPending}
          onChange={(isOn) => void change('cooling', isOn)}
          description={coolingEnd > 0 ? pendingText(coolingEnd) : text('addresses.policy.coolingText')}
        >
          {text('addresses.policy.cooling')}
        </Switch>
      </div>
    </Card>
  );
}
