import type { AddressPolicy } from '@settlement/api-mocks/contract/addresses';
import { onOffCode } from '@settlement/api-mocks/contract/enumerations';
import { Card } from '@settlement/design-system/Card';
import { Heading } from '@settlement/design-system/Heading';
import { Switch } from '@settlement/design-system/Switch';
import { useSetAtom } from 'jotai';
import { useId, useState } from 'react';
import { setPolicyAtom } from '#data/addresses.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import { useSensitiveCall } from '#parts/verification/useSensitiveCall.ts';
import * as css from '../addresses.css.ts';

const unknownPolicy: AddressPolicy = {
  only_saved: onOffCode.off,
  only_saved_effective_time: 0,
  cooling: onOffCode.off,
  effective_time: 0,
};

/** Renders the address restrictions. An attacker could turn them off, so changes are verified. */
export function PolicyCard({ policy: known }: { readonly policy: AddressPolicy | undefined }) {
  const policy = known ?? unknownPolicy;
  const titleId = useId();
  const text = useText();
  const formats = useFormats();
  const perform = useSensitiveCall();
  const setPolicy = useSetAtom(setPolicyAtom);
  const [isPending, setPending] = useState(false);
  const onlySavedEnd = policy.only_saved_effective_time;
  const coolingEnd = policy.effective_time;
  const isOnlySaved = policy.only_saved === onOffCode.on && onlySavedEnd === 0;
  const isCooling = policy.cooling === onOffCode.on && coolingEnd === 0;
  const pendingText = (end: number) => text('addresses.policy.pending', { time: formats.time(end) });

  const change = async (rule: 'only_saved' | 'cooling', isOn: boolean) => {
    setPending(true);
    try {
      await perform({
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
        done: text('addresses.policy.changed'),
      });
    } catch {
      // `perform` has shown the error, and the switch keeps its state.
    } finally {
      setPending(false);
    }
  };

  return (
    <Card>
      <div
        className={css.policies({ isKnown: known !== undefined })}
        role="group"
        aria-labelledby={titleId}
        aria-busy={known === undefined}
      >
        <Heading level={2} id={titleId}>
          {text('addresses.policy.title')}
        </Heading>
        <Switch
          isRow
          isSelected={isOnlySaved}
          // A disabled switch would lose the focus during the call, so it's read-only.
          isReadOnly={isPending}
          onChange={(isOn) => void change('only_saved', isOn)}
          description={onlySavedEnd > 0 ? pendingText(onlySavedEnd) : text('addresses.policy.onlySavedText')}
        >
          {text('addresses.policy.onlySaved')}
        </Switch>
        <Switch
          isRow
          isSelected={isCooling}
          isReadOnly={isPending}
          onChange={(isOn) => void change('cooling', isOn)}
          description={coolingEnd > 0 ? pendingText(coolingEnd) : text('addresses.policy.coolingText')}
        >
          {text('addresses.policy.cooling')}
        </Switch>
      </div>
    </Card>
  );
}
