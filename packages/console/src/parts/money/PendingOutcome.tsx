import { workOrderType } from '@settlement/api-mocks/contract/enumerations';
import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { DescriptionList } from '@settlement/design-system/DescriptionList';
import { Heading } from '@settlement/design-system/Heading';
import { Inline } from '@settlement/design-system/Inline';
import { Spinner } from '@settlement/design-system/Spinner';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { TruncatedId } from '@settlement/design-system/TruncatedId';
import { useFormats } from '#data/formats/useFormats.ts';
import type { MoneyWatch } from '#data/money/useMoneyCall.ts';
import { useText } from '#i18n/useText.ts';
import type { KeptOutcome } from '#kit/money/keptOutcome.ts';
import { CopyValue } from '../values/CopyValue.tsx';
import { IntentionFacts } from './IntentionRecap.tsx';
import { operationText, useIntentionTexts } from './useIntentionTexts.ts';
import { useOutcomeChecks } from './useOutcomeChecks.ts';
import { SupportLink } from '../brand/SupportLink.tsx';

/** Looks up the call until its outcome is known. Its buttons can't move the money twice. */
export function PendingOutcome({ money, kept }: { readonly money: MoneyWatch; readonly kept: KeptOutcome }) {
  const text = useText();
  const formats = useFormats();
  const { summary } = useIntentionTexts();
  const { requestId, endpoint, sentAt, intention } = kept;
  const isRepeating = money.isSending;
  const canRepeat = intention !== undefined && (isRepeating || money.canRepeat());
  const operation = operationText(text, endpoint);
  const { isChecking, isUnsupported, checkNow } = useOutcomeChecks(requestId, money.check);
  return (
    <Stack gap="l">
      <Heading level={2}>{text('money.pending.title', { operation })}</Heading>
      <Banner tone="caution" role="alert">
        {isUnsupported ? text('money.pending.unsupported', { operation }) : text('money.pending.text')}
      </Banner>
      <Text as="p">{intention ? summary(kept) : text('money.pending.noDetails')}</Text>
      {intention && <IntentionFacts intention={intention} />}
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
      {isUnsupported && canRepeat && (
        <Text as="p" size="small" tone="muted">
          {text('money.pending.repeatText')}
        </Text>
      )}
      <Inline gap="s">
        <Button isPending={isChecking} isDisabled={isRepeating} onPress={checkNow}>
          {text('money.pending.check')}
        </Button>
        {isUnsupported && canRepeat && (
          <Button variant="outline" isPending={isRepeating} onPress={() => void money.repeat()}>
            {text('money.pending.repeat')}
          </Button>
        )}
        <SupportLink type={workOrderType.withdrawal} theme={text('money.pending.theme', { id: requestId })}>
          {text('common.support.contact')}
        </SupportLink>
      </Inline>
    </Stack>
  );
}
