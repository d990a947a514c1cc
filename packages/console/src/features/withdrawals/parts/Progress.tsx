import type { Withdrawal } from '@settlement/api-mocks/contract/withdrawals';
import { Inline } from '@settlement/design-system/Inline';
import { Text } from '@settlement/design-system/Text';
import { DescriptionList } from '@settlement/design-system/DescriptionList';
import { Mono } from '@settlement/design-system/Mono';
import { Stack } from '@settlement/design-system/Stack';
import { Timeline } from '@settlement/design-system/Timeline';
import { useFormats } from '#data/formats/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import { CopyValue } from '#parts/values/CopyValue.tsx';
import { WithdrawalStatusTag } from '#parts/values/MovementTags.tsx';
import { isStopped, useBillLines } from '#parts/money/billLines.tsx';
import { type Step, withdrawalSteps } from '#parts/money/movementSteps.ts';
import { FullAddress } from '#parts/values/FullAddress.tsx';
import { networkName } from '#parts/values/networkName.ts';
import { TransactionLink } from '#parts/values/TransactionLink.tsx';

export function Progress({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const text = useText();
  const formats = useFormats();
  const billLines = useBillLines();
  const { status, token } = withdrawal;

  const detail = ({ id, blocks, reason }: Step) => {
    if (blocks) return text('common.confirmations', blocks);
    if (id !== String(status) || !isStopped(withdrawal)) return reason;
    const returned = text('withdrawals.result.returned');
    if (reason === undefined) return returned;
    return (
      <>
        {returned}
        <br />
        {reason}
      </>
    );
  };

  return (
    <Stack gap="l">
      <Inline gap="m" role="status">
        <Text size="hero" isNumeric canBreakAnywhere>
          {formats.amount(withdrawal.amount)} {token}
        </Text>
        <WithdrawalStatusTag status={status} />
      </Inline>
      <DescriptionList
        items={[
          {
            term: text('withdrawals.result.number'),
            detail: <Mono>{withdrawal.trade_no}</Mono>,
            copy: <CopyValue value={withdrawal.trade_no} what={text('withdrawals.result.number')} />,
          },
          {
            term: text('withdrawals.receipt.to'),
            detail: (
              <Text size="small" tone="default" canBreakAnywhere>
                <FullAddress value={withdrawal.address} />
              </Text>
            ),
            copy: <CopyValue value={withdrawal.address} what={text('withdrawals.receipt.to')} />,
          },
          ...(withdrawal.label === ''
            ? []
            : [{ term: text('funds.column.label'), detail: withdrawal.label }]),
          ...(withdrawal.memo === '' ? [] : [{ term: text('common.column.memo'), detail: withdrawal.memo }]),
          { term: text('common.column.chain'), detail: networkName(text, withdrawal) },
          ...billLines(withdrawal),
          ...(!withdrawal.txid
            ? []
            : [
                {
                  term: text('funds.column.txid'),
                  detail: <TransactionLink txid={withdrawal.txid} url={withdrawal.browser_url} />,
                  copy: <CopyValue value={withdrawal.txid} what={text('funds.column.txid')} />,
                },
              ]),
        ]}
      />
      <Timeline
        label={text('withdrawals.result.timeline')}
        items={withdrawalSteps(withdrawal).map((step) => ({
          id: step.id,
          title: text(step.label),
          time: step.time > 0 ? formats.time(step.time) : undefined,
          description: detail(step),
          tone: step.tone,
          state: step.state,
        }))}
      />
    </Stack>
  );
}
