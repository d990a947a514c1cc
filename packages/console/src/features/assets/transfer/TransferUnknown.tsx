import { Button } from '@settlement/design-system/Button';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useState } from 'react';
import { useText } from '../../../i18n/useText.ts';
import { UnknownOutcome } from '../../../parts/UnknownOutcome.tsx';

interface TransferUnknownProps {
  /** Whether it was found. */
  readonly onCheck: () => Promise<boolean>;
  readonly onRepeat: () => Promise<void>;
  readonly isRepeating: boolean;
}

/** Looks for the transfer in the list; the person may send the very same once more, never another. */
export function TransferUnknown({ onCheck, onRepeat, isRepeating }: TransferUnknownProps) {
  const text = useText();
  const [isMissing, setMissing] = useState(false);
  return (
    <Stack gap="m">
      <UnknownOutcome
        title={text('assets.transfer.unknownTitle')}
        checkLabel={text('assets.transfer.check')}
        onCheck={async () => setMissing(!(await onCheck()))}
      >
        {text('assets.transfer.unknownText')}
      </UnknownOutcome>
      {isMissing && (
        <Stack gap="s" align="start">
          <Text as="p" size="small">
            {text('assets.transfer.repeatText')}
          </Text>
          <Button variant="outline" isPending={isRepeating} onPress={() => void onRepeat()}>
            {text('assets.transfer.repeat')}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
