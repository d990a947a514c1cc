import { AmountField, type AmountFieldProps } from '@settlement/design-system/AmountField';
import { Button } from '@settlement/design-system/Button';
import { IconButton } from '@settlement/design-system/IconButton';
import { Spinner } from '@settlement/design-system/Spinner';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { TrashIcon } from '@settlement/design-system/icons';
import type { ReactNode } from 'react';
import type { MoneyWatch } from '#data/money/useMoneyCall.ts';
import { useText } from '#i18n/useText.ts';
import type { KeptOutcome } from '#kit/money/keptOutcome.ts';
import { Amount } from '#parts/values/Amount.tsx';
import { MoneyGuard } from '../MoneyGuard.tsx';
import * as css from './batch.css.ts';

interface BatchRowProps {
  readonly money: MoneyWatch;
  readonly onDone: (tradeNo: string, kept: KeptOutcome) => void;
  /** The name of the row in the labels of its buttons. */
  readonly name: string;
  readonly facts: ReactNode;
  /** The field of the amount. A sent row shows its value. */
  readonly field: Pick<
    AmountFieldProps,
    | 'label'
    | 'token'
    | 'value'
    | 'maxDecimals'
    | 'problemMessage'
    | 'errorMessage'
    | 'onChange'
    | 'isDisabled'
  >;
  /** The state of a row that isn't being sent and doesn't have an error. */
  readonly children: ReactNode;
  readonly isSent: boolean;
  readonly isSending: boolean;
  /** True while any row of the batch is being sent. */
  readonly isLocked: boolean;
  readonly error: string | undefined;
  /** Sends this row again. Undefined if it can't be sent. */
  readonly onRetry: (() => void) | undefined;
  readonly onRemove: () => void;
}

/** Renders a row of a batch with its amount and state, or the lookup of an unknown outcome. */
export function BatchRow(props: BatchRowProps) {
  const text = useText();
  const { money, onDone, name, facts, field, isSent, isLocked, onRemove } = props;
  return (
    <li>
      <MoneyGuard money={money} onDone={onDone}>
        <div className={css.row}>
          <div className={css.facts}>{facts}</div>
          {isSent ? (
            <Amount value={field.value} {...(field.token !== undefined && { token: field.token })} isStrong />
          ) : (
            <AmountField size="medium" isLabelHidden isDisabled={isLocked} {...field} />
          )}
          <div className={css.state}>
            <State {...props} />
          </div>
          {!isSent && (
            <IconButton
              label={text('money.batch.remove', { name })}
              icon={<TrashIcon aria-hidden="true" />}
              isDisabled={isLocked}
              onPress={onRemove}
            />
          )}
        </div>
      </MoneyGuard>
    </li>
  );
}

function State({ name, isSending, isSent, isLocked, error, onRetry, children }: BatchRowProps) {
  const text = useText();
  if (isSending) return <Spinner label={text('money.batch.sending')} />;
  if (isSent || error === undefined) return children;
  return (
    <Stack gap="s" align="start">
      <Text as="div" size="small" tone="critical">
        {error}
      </Text>
      <Button
        variant="outline"
        size="small"
        aria-label={text('money.batch.retry', { name })}
        isDisabled={isLocked || onRetry === undefined}
        onPress={() => onRetry?.()}
      >
        {text('common.retry')}
      </Button>
    </Stack>
  );
}
