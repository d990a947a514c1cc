import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import type { MessageId } from '#i18n/ids.ts';
import { useText } from '#i18n/useText.ts';

const changes: readonly (readonly [day: string, message: MessageId])[] = [
  ['2026-11-26', 'docs.change.events'],
  ['2026-11-23', 'docs.change.orders'],
  ['2026-11-22', 'docs.change.payments'],
  ['2026-11-22', 'docs.change.exports'],
  ['2026-11-22', 'docs.change.weakening'],
  ['2026-11-22', 'docs.change.lookUp'],
  ['2026-11-22', 'docs.change.proofs'],
  ['2026-11-22', 'docs.change.exits'],
  ['2026-11-22', 'docs.change.statements'],
  ['2026-11-21', 'docs.change.documents'],
  ['2026-11-21', 'docs.change.opening'],
  ['2026-11-20', 'docs.change.callbacks'],
  ['2026-11-18', 'docs.change.requestId'],
];

export function ChangelogSection() {
  const text = useText();
  return (
    <Stack as="ul" gap="m">
      {changes.map(([day, message]) => (
        <Stack key={message} as="li" gap="xs">
          <Text weight="semibold" isNumeric>
            <time dateTime={day}>{day}</time>
          </Text>
          <Text as="p">{text(message)}</Text>
        </Stack>
      ))}
    </Stack>
  );
}
