import type { Withdrawal } from '@settlement/api-mocks/contract/withdrawals';
import { Inline } from '@settlement/design-system/Inline';
import { Text } from '@settlement/design-system/Text';
import { withdrawalStatus } from '@settlement/api-mocks/contract/enumerations';
import { DescriptionList } from '@settlement/design-system/DescriptionList';
import { Mono } from '@settlement/design-system/Mono';
import { Stack } from '@settlement/design-system/Stack';
import { Timeline } from '@settlement/design-system/Timeline';
import { useFormats } from '#data/formats/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import { CopyValue } from '#parts/values/CopyValue.tsx';
import { WithdrawalStatusTag, withdrawalText } from '#parts/values/MovementTags.tsx';
import { isStopped, useBillLines } from '#parts/money/billLines.tsx';
import { FullAddress } from '#parts/values/FullAddress.tsx';
import { networkName } from '#parts/values/networkName.ts';
import { TransactionLink } from '#parts/values/TransactionLink.tsx';

type WithdrawalStep = 'submitted' | 1 | 2 | 3 | 4 | 5 | 6 | 7;

interface TimelineStep {
  readonly step: WithdrawalStep;
  readonly state: 'done' | 'current' | 'todo';
  /**
   * `positive` after completion, `critical` after a rejection or failure, `neutral` after a cancellation,
   * otherwise `accent`.
   */
  readonly tone: 'accent' | 'positive' | 'critical' | 'neutral';
}

const { auditing, auditReject, transferring, confirming, accomplish, canceled, abnormal } = withdrawalStatus;
const order = [auditing, transferring, confirming, accomplish] as const;

export function timelineOf(status: number): readonly TimelineStep[] {
  const submitted = { step: 'submitted', state: 'done', tone: 'accent' } as const;
  const done = (step: WithdrawalStep) => ({ step, state: 'done', tone: 'accent' }) as const;
  if (status === auditReject) {
    return [submitted, done(auditing), { step: auditReject, state: 'done', tone: 'critical' }];
  }
  if (status === canceled) return [submitted, { step: canceled, state: 'done', tone: 'neutral' }];
  if (status === abnormal) {
    return [
      submitted,
      done(auditing),
      done(transferring),
      { step: abnormal, state: 'current', tone: 'critical' },
    ];
  }
  const at = order.findIndex((step) => step === status);
  return [
    submitted,
    ...order.map((step, index): TimelineStep => {
      if (step === accomplish && status === accomplish) return { step, state: 'done', tone: 'positive' };
      const state = index < at ? 'done' : index === at ? 'current' : 'todo';
      return { step, state, tone: 'accent' };
    }),
  ];
}

export function Progress({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const text = useText();
  const formats = useFormats();
  const billLines = useBillLines();
  const { status, reason, confirmations, confirm_num, finish_time, created_time, token } = withdrawal;

  const title = ({ step }: TimelineStep) =>
    step === 'submitted' ? text('funds.step.submitted') : withdrawalText(text, step);
  const time = ({ step, state }: TimelineStep) => {
    if (step === 'submitted') return formats.time(created_time);
    return state === 'done' && step === status && finish_time > 0 ? formats.time(finish_time) : undefined;
  };
  const detail = ({ step }: TimelineStep) => {
    if (step !== status) return undefined;
    if (status === withdrawalStatus.confirming && confirm_num > 0) {
      return text('withdrawals.result.confirmations', { count: confirmations, total: confirm_num });
    }
    if (status === withdrawalStatus.auditReject && reason !== '')
      return (
        <>
          {text('withdrawals.result.returned')}
          <br />
          {reason}
        </>
      );
    if (isStopped(withdrawal)) return text('withdrawals.result.returned');
    return reason || undefined;
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
        items={timelineOf(status).map((step) => {
          const at = time(step);
          const detailText = detail(step);
          return {
            id: String(step.step),
            title: title(step),
            tone: step.tone,
            state: step.state,
            ...(at !== undefined && { time: at }),
            ...(detailText !== undefined && { description: detailText }),
          };
        })}
      />
    </Stack>
  );
}
