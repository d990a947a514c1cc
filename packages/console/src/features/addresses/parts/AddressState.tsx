import type { SavedAddress } from '@settlement/api-mocks/contract/addresses';
import { addressStatus } from '@settlement/api-mocks/contract/enumerations';
import type { CodeOf } from '@settlement/api-mocks/contract/enumerations';
import { Stack } from '@settlement/design-system/Stack';
import { StatusTag } from '@settlement/design-system/StatusTag';
import { Text as SmallText } from '@settlement/design-system/Text';
import type { Tone } from '@settlement/design-system/tokens';
import { useSecondsLeft } from '#data/money/useSecondsLeft.ts';
import { type Text, useText } from '#i18n/useText.ts';

type Code = CodeOf<typeof addressStatus>;

const tones: Record<Code, Tone> = {
  [addressStatus.active]: 'positive',
  [addressStatus.cooling]: 'caution',
  [addressStatus.disabled]: 'neutral',
};

const isCode = (status: number): status is Code => status in tones;

export function AddressState({ address }: { readonly address: SavedAddress }) {
  const text = useText();
  const { status, active_time } = address;
  const left = useSecondsLeft(status === addressStatus.cooling ? active_time : 0);
  if (!isCode(status))
    return <StatusTag tone="neutral">{text('common.status.unknown', { code: status })}</StatusTag>;
  const tag = <StatusTag tone={tones[status]}>{text(`addresses.status.${status}`)}</StatusTag>;
  if (left === 0) return tag;
  return (
    <Stack gap="none" align="start">
      {tag}
      <SmallText size="small" tone="muted">
        {text('addresses.cooling', { left: durationText(text, left) })}
      </SmallText>
    </Stack>
  );
}

/** Returns a text such as `23 h 10 min`. Seconds appear only in the last minute. */
function durationText(text: Text, seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) return text('addresses.coolingOff.seconds', { seconds });
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return text('addresses.coolingOff.minutes', { minutes });
  return text('addresses.coolingOff.hours', { hours, minutes: minutes % 60 });
}
