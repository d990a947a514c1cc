import { KEPT_DAYS, RETRY_SECONDS } from '@settlement/api-mocks/contract/callbacks';
import { Text } from '@settlement/design-system/Text';
import { useText } from '../../../i18n/useText.ts';

/** When a failed delivery is tried again, and how long deliveries are kept. */
export function ScheduleNote() {
  const text = useText();
  const waits = RETRY_SECONDS.map((seconds) => {
    if (seconds < 60) return text('callbacks.wait.seconds', { count: seconds });
    return seconds < 3600
      ? text('callbacks.wait.minutes', { count: seconds / 60 })
      : text('callbacks.wait.hours', { count: seconds / 3600 });
  });
  return (
    <Text as="p" size="small" tone="muted">
      {text('callbacks.schedule', { waits: waits.join(' · '), days: KEPT_DAYS })}
    </Text>
  );
}
