import { collectionResult, onOffCode } from '@settlement/api-mocks/contract/enumerations';
import type { Collection } from '@settlement/api-mocks/contract/billing';
import { Button } from '@settlement/design-system/Button';
import { StatusTag } from '@settlement/design-system/StatusTag';
import { Text } from '@settlement/design-system/Text';
import { TokenIcon } from '@settlement/design-system/TokenIcon';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { activeAddressesQueryAtom } from '#data/addresses.ts';
import type { TokenOnNetwork } from '#data/currencies.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { errorIdOf } from '#i18n/errorText.ts';
import { fieldText, isFieldMessage } from '#i18n/fieldText.ts';
import { type Text as TextOf, useText } from '#i18n/useText.ts';
import { focusIfLost } from '#kit/form/focus.ts';
import { isPositive } from '#lib/money/money.ts';
import { useRowSize } from '#parts/list/useRowSize.ts';
import * as css from './collection.css.ts';
import { weekdays } from './ruleDraft.ts';

function useScheduleText(): (schedule: string) => string {
  const text = useText();
  const { zone } = useFormats();
  return (schedule) => {
    const [kind, first = '', second = ''] = schedule.split(' ');
    if (kind === 'daily') return text('collection.daily', { time: first, zone });
    const day = weekdays.find((one) => one === first);
    if (kind === 'weekly' && day)
      return text('collection.weekly', { day: text(`collection.day.${day}`), time: second, zone });
    return text('collection.realtime');
  };
}

/** Returns the reason that blocked the last run. If a field caused the error, returns the message of the field. */
function blockedText(text: TextOf, { last_error, last_reason }: Collection): string {
  if (last_reason === 'frozen') return text('collection.blocked.frozen');
  return isFieldMessage(last_reason) ? fieldText(text, last_reason) : text(errorIdOf(last_error));
}

/** `keep` discards the pending amounts. */
export type PlanAction = 'toggle' | 'keep';

interface PlanRowProps {
  readonly plan: Collection;
  readonly currency: TokenOnNetwork | undefined;
  readonly pending: PlanAction | undefined;
  readonly onEdit: () => void;
  readonly onToggle: () => void;
  readonly onKeep: () => void;
}

export function PlanRow({ plan, currency, pending, onEdit, onToggle, onKeep }: PlanRowProps) {
  const text = useText();
  const size = useRowSize();
  const formats = useFormats();
  const scheduleText = useScheduleText();
  const book = useAtomValue(activeAddressesQueryAtom);
  const actions = useRef<HTMLDivElement>(null);
  const hasPendingAmounts = Boolean(plan.pending);
  const hadPendingAmounts = useRef(hasPendingAmounts);
  // The pressed button doesn't exist without pending amounts.
  useEffect(() => {
    if (hadPendingAmounts.current && !hasPendingAmounts)
      focusIfLost(() => actions.current?.querySelector('button'));
    hadPendingAmounts.current = hasPendingAmounts;
  }, [hasPendingAmounts]);
  const isOn = plan.open === onOffCode.on;
  const token = currency?.token.token ?? plan.currency_id;
  const name = currency ? `${token} · ${currency.network.chain}` : token;
  const label = book.data?.list.find(({ id }) => id === plan.address_id)?.label;
  const facts = [
    text('collection.from', { amount: plan.threshold }),
    isPositive(plan.keep_amount) && text('collection.keep', { amount: plan.keep_amount, token }),
    label !== undefined && text('collection.to', { label }),
    plan.address_id !== '' && label === undefined && book.isSuccess && text('collection.toUnknown'),
  ];
  // The verification of a change shows the address.
  const isLoading = currency === undefined || book.isPending;
  const runs = [
    scheduleText(plan.schedule),
    isOn && plan.next_time > 0 && text('collection.next', { time: formats.time(plan.next_time) }),
    plan.last_time > 0
      ? text('collection.last', { time: formats.time(plan.last_time) })
      : text('collection.never'),
  ];

  return (
    <li className={css.plan}>
      <TokenIcon token={token} logo={currency?.token.logo ?? ''} />
      <div>
        <strong>{name}</strong>{' '}
        <StatusTag tone={isOn ? 'positive' : 'neutral'}>
          {text(isOn ? 'common.on' : 'collection.off')}
        </StatusTag>
        <Text as="p">{facts.filter(Boolean).join(' · ')}</Text>
        <Text as="p" size="small" tone="muted">
          {runs.filter(Boolean).join(' · ')}
        </Text>
        {plan.pending && (
          <Text as="p" size="small">
            {text('collection.pending', {
              time: formats.time(plan.pending.effective_time),
              threshold: plan.pending.threshold,
              keep: plan.pending.keep_amount,
              token,
            })}
          </Text>
        )}
        {plan.last_result === collectionResult.blocked && (
          <>
            <Text as="p" size="small">
              {text('collection.blocked')}
            </Text>
            <Text as="p" size="small">
              {blockedText(text, plan)}
            </Text>
          </>
        )}
      </div>
      <div ref={actions} className={css.planActions}>
        {plan.pending && (
          <Button
            variant="ghost"
            size={size}
            isPending={pending === 'keep'}
            isDisabled={pending === 'toggle' || isLoading}
            aria-label={text('collection.pending.cancelOf', { token: name })}
            onPress={onKeep}
          >
            {text('collection.pending.cancel')}
          </Button>
        )}
        <Button
          variant="outline"
          size={size}
          aria-label={text('collection.editOf', { token: name })}
          onPress={onEdit}
        >
          {text('common.change')}
        </Button>
        <Button
          variant="ghost"
          size={size}
          isPending={pending === 'toggle'}
          isDisabled={pending === 'keep' || isLoading}
          aria-label={text(isOn ? 'collection.pauseOf' : 'collection.resumeOf', { token: name })}
          onPress={onToggle}
        >
          {text(isOn ? 'collection.pause' : 'collection.resume')}
        </Button>
      </div>
    </li>
  );
}
