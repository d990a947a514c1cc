import { type Callback, MOST_RETRIES } from '@settlement/api-mocks/contract/callbacks';
import { Text } from '@settlement/design-system/Text';
import { Inline } from '@settlement/design-system/Inline';
import { CardButton } from '@settlement/design-system/CardButton';
import { Checkbox } from '@settlement/design-system/Checkbox';
import { TruncatedId } from '@settlement/design-system/TruncatedId';
import { useSetAtom } from 'jotai';
import { callbackList } from '#data/callbacks.ts';
import { useText } from '#i18n/useText.ts';
import { Amount } from '#parts/Amount.tsx';
import { Moment } from '#parts/Moment.tsx';
import { resultText } from '#parts/webhooks/resultText.ts';
import * as css from '../callbacks.css.ts';
import { CallbackStatusTag, TypeTag, isResendable, orderTypeText } from '../parts/callbackTexts.tsx';

interface CallbackCardProps {
  readonly callback: Callback;
  readonly isChosen: boolean;
  readonly onToggle: (id: string) => void;
}

/** One delivery for a phone: a press anywhere opens it, what failed can be chosen beside that. */
export function CallbackCard({ callback, isChosen, onToggle }: CallbackCardProps) {
  const text = useText();
  const setState = useSetAtom(callbackList.stateAtom);
  const { id, ref_no, amount, token, order_type, event, created_time, retries } = callback;
  return (
    <li className={css.card} data-chosen={isChosen || undefined}>
      <span className={css.opener}>
        <CardButton
          surface="none"
          padding="none"
          aria-label={text('callbacks.open', { ref: ref_no })}
          onPress={() => setState({ detail: id, attempt: undefined })}
        >
          {null}
        </CardButton>
      </span>
      <Inline gap="m" align="start" wrap={false}>
        {isResendable(callback) && (
          <div className={css.choose}>
            <Checkbox isLabelHidden isSelected={isChosen} onChange={() => onToggle(id)}>
              {text('callbacks.choose', { ref: ref_no })}
            </Checkbox>
          </div>
        )}
        <span className={css.grow}>
          <Amount value={amount} token={token} isStrong />
          <Text size="caption" tone="muted">
            {orderTypeText(text, order_type)} · {event}
          </Text>
        </span>
        <CallbackStatusTag callback={callback} />
      </Inline>
      <Inline as="span" justify="between">
        <span>{resultText(text, callback)}</span>
        <Inline as="span">
          <TypeTag type={callback.callback_type} />
          {retries > 0 && text('callbacks.retriesOf', { count: retries, most: MOST_RETRIES })}
        </Inline>
      </Inline>
      <span className={css.cardFoot}>
        <TruncatedId value={ref_no} />
        <Moment seconds={created_time} />
      </span>
    </li>
  );
}
