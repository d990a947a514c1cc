import type { LogEntry } from '@settlement/api-mocks/contract/activity';
import { Inline } from '@settlement/design-system/Inline';
import { Text } from '@settlement/design-system/Text';
import { useText } from '#i18n/useText.ts';
import { Moment } from '#parts/Moment.tsx';
import { LogResult } from './LogResult.tsx';
import { logTypeText } from './logTypes.ts';
import * as css from './security.css.ts';

/** One line of the operation log on a phone. */
export function LogItem({ entry }: { readonly entry: LogEntry }) {
  const text = useText();
  const { content, type, created_time: time, device, current, address, ip } = entry;
  return (
    <li className={css.entry}>
      <Inline as="span" gap="m" align="start" justify="between" wrap={false}>
        <Text weight="semibold">{content}</Text>
        <LogResult entry={entry} />
      </Inline>
      <Text size="small" tone="muted">
        {logTypeText(text, type)} · <Moment seconds={time} />
      </Text>
      <Text size="small" tone="muted">
        {[current ? text('account.log.thisDevice', { device }) : device, address, ip]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </li>
  );
}
