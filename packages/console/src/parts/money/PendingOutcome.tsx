import { workOrderType } from '@settlement/api-mocks/contract/enumerations';
import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { DescriptionList } from '@settlement/design-system/DescriptionList';
import { Heading } from '@settlement/design-system/Heading';
import { Inline } from '@settlement/design-system/Inline';
import { Link } from '@settlement/design-system/Link';
import { Spinner } from '@settlement/design-system/Spinner';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { TruncatedId } from '@settlement/design-system/TruncatedId';
import type { ReactNode } from 'react';
import type { CheckResult } from '#data/money.ts';
import { useFormats } from '#data/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import type { KeptOutcome } from '#kit/money/keptOutcome.ts';
import { workOrderHref } from '#lib/workOrderHref.ts';
import { CopyValue } from '../CopyValue.tsx';
import { operationText } from './operationText.ts';
import { useOutcomeChecks } from './useOutcomeChecks.ts';

interface PendingOutcomeProps {
  readonly kept: KeptOutcome;
  /** What was sent, in words; nothing where a logout has removed it. */
  readonly details: ReactNode;
  readonly check: () => Promise<CheckResult>;
  /** Sends the very same once more; undefined where that is not possible any more. */
  readonly onRepeat: (() => void) | undefined;
  readonly isRepeating: boolean;
}

/**
 * A call that moves money had no readable answer. The server is asked what became of it until it says so;
 * nothing on this screen can make the money move twice.
 */
export function PendingOutcome({ kept, details, check, onRepeat, isRepeating }: PendingOutcomeProps) {
  const text = useText();
  const formats = useFormats();
  const { requestId, endpoint, sentAt } = kept;
  const operation = operationText(text, endpoint);
  const { isChecking, isUnsupported, checkNow } = useOutcomeChecks(check);
  return (
    <Stack gap="l">
      <Heading level={2}>{text('money.pending.title', { operation })}</Heading>
      <Banner tone="caution" role="alert">
        {isUnsupported ? text('money.pending.unsupported', { operation }) : text('money.pending.text')}
      </Banner>
      {details ?? <Text as="p">{text('money.pending.noDetails')}</Text>}
      <DescriptionList
        items={[
          {
            term: text('money.pending.requestId'),
            detail: <TruncatedId value={requestId} />,
            copy: <CopyValue value={requestId} what={text('money.pending.requestId')} />,
          },
          { term: text('money.pending.sent'), detail: formats.time(sentAt) },
        ]}
      />
      <div role="status">
        {!isUnsupported && (
          <Inline gap="s">
            <Spinner />
            {text(isChecking ? 'money.pending.checking' : 'money.pending.waiting')}
          </Inline>
        )}
      </div>
      {isUnsupported && onRepeat && (
        <Text as="p" size="small" tone="muted">
          {text('money.pending.repeatText')}
        </Text>
      )}
      <Inline gap="s">
        <Button isPending={isChecking} isDisabled={isRepeating} onPress={checkNow}>
          {text('money.pending.check')}
        </Button>
        {isUnsupported && onRepeat && (
          <Button variant="outline" isPending={isRepeating} onPress={onRepeat}>
            {text('money.pending.repeat')}
          </Button>
        )}
        <Link
          href={workOrderHref({
            type: workOrderType.withdrawal,
            theme: text('money.pending.theme', { id: requestId }),
          })}
        >
          {text('money.pending.support')}
        </Link>
      </Inline>
    </Stack>
  );
}
