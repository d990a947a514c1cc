import { KEPT_DAYS, RETRY_SECONDS } from '@settlement/api-mocks/contract/callbacks';
import { Text } from '@settlement/design-system/Text';
import { useAtomValue } from 'jotai';
import { callbackList } from '#data/callbacks.ts';
import { useText } from '#i18n/useText.ts';
import { AfterQueries } from '#parts/loading/QueryView.tsx';
import { waitText } from './waitText.ts';

export function ScheduleNote() {
  const text = useText();
  const waits = RETRY_SECONDS.map((seconds) => waitText(text, seconds));
  return (
    <AfterQueries queries={[useAtomValue(callbackList.queryAtom)]}>
      <Text as="p" size="small" tone="muted">
        {text('callbacks.schedule', { waits: waits.join(' · '), days: KEPT_DAYS })}
      </Text>
    </AfterQueries>
  );
}
