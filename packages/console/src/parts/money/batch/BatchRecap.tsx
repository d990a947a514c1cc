import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useFormats } from '#data/formats/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import { FullAddress } from '#parts/values/FullAddress.tsx';
import { networkName } from '#parts/values/networkName.ts';

interface BatchRecapProps {
  /** The totals by token and network, as sentences. */
  readonly totals: readonly string[];
  /** The accessible name of the list. */
  readonly label: string;
  readonly rows: readonly {
    readonly key: string;
    readonly name: string;
    readonly address: string;
    readonly memo?: string | undefined;
    readonly amount: string;
    readonly token: string;
    readonly chain: string;
    readonly net_work: string;
  }[];
}

export function BatchRecap({ totals, label, rows }: BatchRecapProps) {
  const text = useText();
  const formats = useFormats();
  return (
    <Stack gap="s">
      {totals.map((total) => (
        <span key={total}>{total}</span>
      ))}
      <Stack as="ul" gap="s" aria-label={label}>
        {rows.map(({ key, name, address, memo = '', amount, token, chain, net_work }) => (
          <li key={key}>
            {name !== '' && (
              <Text as="div" size="small" canBreakAnywhere>
                {name}
              </Text>
            )}
            <Text as="div" size="small" canBreakAnywhere>
              <FullAddress value={address} />
            </Text>
            {memo !== '' && (
              <Text as="div" size="small" canBreakAnywhere>
                {text('money.batch.memo', { memo })}
              </Text>
            )}
            <Text as="div" size="small" weight="semibold" isNumeric>
              {`${formats.full(amount)} ${token} · ${networkName(text, { chain, net_work })}`}
            </Text>
          </li>
        ))}
      </Stack>
      <Text size="small" tone="caution">
        {text('money.final')}
      </Text>
    </Stack>
  );
}
