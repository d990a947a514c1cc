import { KEPT_DAYS, RETRY_SECONDS } from '@settlement/api-mocks/contract/callbacks';
import { Text } from '@settlement/design-system/Text';
import { useText } from '#i18n/useText.ts';
import { waitText } from './waitText.ts';

export function ScheduleNote() {
  const text = useText();
  const waits = RETRY_SECONDS.map((seconds) => waitText(text, seconds));
  return (
    <Text as="p" size="small" tone="muted">
      {text('callbacks.schedule', { waits: waits.join(' · '), days: KEPT_DAYS })}
    </Text>
  );
}
