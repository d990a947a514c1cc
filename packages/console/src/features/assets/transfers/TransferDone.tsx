import { movementProgress } from '@settlement/api-mocks/contract/enumerations';
import { Button } from '@settlement/design-system/Button';
import { ButtonLink } from '@settlement/design-system/ButtonLink';
import { DescriptionList } from '@settlement/design-system/DescriptionList';
import { Heading } from '@settlement/design-system/Heading';
import { CheckCircleIcon } from '@settlement/design-system/icons';
import { Inline } from '@settlement/design-system/Inline';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { TruncatedId } from '@settlement/design-system/TruncatedId';
import { usePaths } from '#data/device.ts';
import { useText } from '#i18n/useText.ts';
import { CopyValue } from '#parts/CopyValue.tsx';
import { useIntentionTexts } from '#parts/money/useIntentionTexts.ts';
import { ProgressTag } from '#parts/MovementTags.tsx';
import type { DoneTransfer } from './useTransferForm.ts';

interface TransferDoneProps {
  readonly done: DoneTransfer;
  readonly onAgain: () => void;
}

/** It is there at once. */
export function TransferDone({ done, onAgain }: TransferDoneProps) {
  const text = useText();
  const { done: sentence } = useIntentionTexts();
  const paths = usePaths();
  return (
    <Stack gap="m">
      <Heading level={3}>
        <Inline as="span" gap="s" wrap={false}>
          <CheckCircleIcon aria-hidden="true" />
          {sentence(done.kept)}
        </Inline>
      </Heading>
      <Inline gap="s">
        <ProgressTag progress={movementProgress.accomplish} />
        <Text tone="muted">{text('assets.transfer.doneText')}</Text>
      </Inline>
      <DescriptionList
        items={[
          {
            term: text('assets.transfer.no'),
            detail: <TruncatedId value={done.tradeNo} />,
            copy: <CopyValue value={done.tradeNo} what={text('assets.transfer.no')} />,
          },
        ]}
      />
      <Inline justify="end">
        <Button variant="outline" tone="neutral" onPress={onAgain}>
          {text('assets.transfer.again')}
        </Button>
        <ButtonLink href={paths.fundDetails({ tab: 'transfer' })}>
          {text('assets.transfer.details')}
        </ButtonLink>
      </Inline>
    </Stack>
  );
}
