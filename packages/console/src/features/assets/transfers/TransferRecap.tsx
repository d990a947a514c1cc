import { DescriptionList } from '@settlement/design-system/DescriptionList';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useFormats } from '#data/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import { Amount } from '#parts/Amount.tsx';

interface TransferRecapProps {
  readonly recipient: string;
  /** As it was written, in full. */
  readonly account: string;
  readonly amount: string;
  readonly unit: string;
  readonly network: string;
  readonly remark: string;
}

/** What the verification is about. */
export function TransferRecap({ recipient, account, amount, unit, network, remark }: TransferRecapProps) {
  const text = useText();
  const formats = useFormats();
  return (
    <Stack gap="s">
      <span>
        {text('assets.transfer.sentence', {
          amount: `${formats.amount(amount)} ${unit}`,
          network,
          recipient,
        })}
      </span>
      <DescriptionList
        items={[
          { term: text('assets.transfer.recipient'), detail: recipient },
          ...(recipient === account ? [] : [{ term: text('assets.transfer.account'), detail: account }]),
          { term: text('assets.transfer.network'), detail: network },
          { term: text('assets.transfer.fee'), detail: <Amount value="0" token={unit} /> },
          ...(remark === '' ? [] : [{ term: text('assets.transfer.remark'), detail: remark }]),
          {
            term: text('assets.transfer.amount'),
            detail: <Amount value={amount} token={unit} />,
            isStrong: true,
          },
        ]}
      />
      <Text size="small" tone="caution">
        {text('assets.transfer.final')}
      </Text>
    </Stack>
  );
}
