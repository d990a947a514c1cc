import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { Card } from '@settlement/design-system/Card';
import type { DescriptionItem } from '@settlement/design-system/DescriptionList';
import { VisuallyHidden } from '@settlement/design-system/VisuallyHidden';
import { useFormats } from '#data/formats/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import { FullAddress } from '#parts/values/FullAddress.tsx';
import { networkName } from '#parts/values/networkName.ts';
import { errorText } from '#i18n/errorText.ts';
import { useResultFocus } from '#kit/form/useResultFocus.ts';
import { Amount } from '#parts/values/Amount.tsx';

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
                {text('common.memo', { memo })}
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

/** Returns a line of the totals. The IDs must differ, because a term can occur for several tokens. */
export const totalItem = (id: string, term: string, value: string, token: string): DescriptionItem => ({
  id,
  term,
  detail: <Amount value={value} token={token} />,
});

interface BatchResultProps {
  readonly title: string;
  /** The number of rows that were sent. If it's 0, the result isn't shown. */
  readonly sent: number;
  readonly count: number;
  readonly isSending: boolean;
  readonly clearLabel: string;
  readonly onExport: () => void;
  readonly onClear: () => void;
}

/** Renders the result of the rows that were sent. After the last row was sent, the focus moves to the result. */
export function BatchResult(props: BatchResultProps) {
  const { title, sent, count, isSending, clearLabel, onExport, onClear } = props;
  const text = useText();
  const results = useResultFocus(sent > 0 && sent === count);
  return (
    <div ref={results}>
      <VisuallyHidden role="status">{sent > 0 && title}</VisuallyHidden>
      {sent > 0 && (
        <Card title={title}>
          <Stack gap="s">
            <Button variant="outline" isFullWidth onPress={onExport}>
              {text('money.batch.export')}
            </Button>
            <Button variant="ghost" isFullWidth isDisabled={isSending} onPress={onClear}>
              {clearLabel}
            </Button>
          </Stack>
        </Card>
      )}
    </div>
  );
}

interface BatchSendProps {
  /** The error of the last attempt, if no row shows this error. */
  readonly failure: unknown;
  readonly label: string;
  readonly isSending: boolean;
  readonly isDisabled: boolean;
  readonly onSend: () => void;
}

export function BatchSend({ failure, label, isSending, isDisabled, onSend }: BatchSendProps) {
  const text = useText();
  return (
    <>
      {failure !== undefined && (
        <Banner tone="critical" role="alert">
          {errorText(text, failure)}
        </Banner>
      )}
      <Button size="large" isFullWidth isPending={isSending} isDisabled={isDisabled} onPress={onSend}>
        {label}
      </Button>
    </>
  );
}
