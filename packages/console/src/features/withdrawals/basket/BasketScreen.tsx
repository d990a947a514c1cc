import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { Card } from '@settlement/design-system/Card';
import { Checkbox } from '@settlement/design-system/Checkbox';
import { type DescriptionItem, DescriptionList } from '@settlement/design-system/DescriptionList';
import { EmptyState } from '@settlement/design-system/EmptyState';
import { Link } from '@settlement/design-system/Link';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { VisuallyHidden } from '@settlement/design-system/VisuallyHidden';
import { UsersIcon } from '@settlement/design-system/icons';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useRef, useState } from 'react';
import { type BasketRow as Row, basketAtom, canVerifyTogetherAtom, sendRowsAtom } from '#data/basket.ts';
import { batchTicketAtom } from '#data/money/batch.ts';
import { sendingRowAtom } from '#data/money/sendingRow.ts';
import { withdrawalBody } from '#data/withdrawals.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { isUnknownOutcome } from '#data/money/moneyErrors.ts';
import { usePerform } from '#data/money/verification.ts';
import { useLeaveGuard } from '#data/page/leaveGuard.ts';
import { usePaths } from '#data/session/device.ts';
import { errorText } from '#i18n/errorText.ts';
import { useText } from '#i18n/useText.ts';
import { focusIfLost } from '#kit/form/focusIfLost.ts';
import { useResultFocus } from '#kit/form/useResultFocus.ts';
import type { IntentionOf } from '#kit/money/intention.ts';
import { AfterQueries } from '#parts/loading/QueryView.tsx';
import { FormStep } from '#parts/money/FormStep.tsx';
import { MoveMoneyPage } from '#parts/money/MoveMoneyPage.tsx';
import { Amount } from '#parts/values/Amount.tsx';
import { networkName } from '#parts/values/networkName.ts';
import { AddRows } from './AddRows.tsx';
import { BasketRow } from './BasketRow.tsx';
import { saveResults } from './saveResults.ts';
import { type PlannedRow, type Total, isReady, limitOf, totalsOf } from './rowFacts.ts';
import { usePlan } from './usePlan.ts';

type RowIntention = IntentionOf<'withdrawals.create'>;

function intentionOf({ row, asset, fee, arrives, saved }: PlannedRow): RowIntention[] {
  if (!asset || fee === undefined || arrives === undefined) return [];
  const { network, token } = asset;
  return [
    {
      endpoint: 'withdrawals.create',
      id: row.id,
      token: token.token,
      chain: network.chain,
      net_work: network.net_work,
      amount: row.amount,
      fee,
      actual_amount: arrives,
      quote_id: '',
      address: row.address,
      memo: row.memo,
      // Any text could be pasted as a name, so only the saved label is shown as the recipient.
      name: saved?.label ?? '',
      used_time: saved?.last_used_time ?? 0,
      day_left: '',
      row: row.key,
    },
  ];
}

export function BasketScreen() {
  const text = useText();
  const paths = usePaths();
  const formats = useFormats();
  const plan = usePlan();
  const { planned } = plan;
  const perform = usePerform();
  const { get } = useStore();
  const ticketFor = useSetAtom(batchTicketAtom);
  const send = useSetAtom(sendRowsAtom);
  const setRows = useSetAtom(basketAtom);
  const isTogether = useAtomValue(canVerifyTogetherAtom);
  const sendingKey = useAtomValue(sendingRowAtom);
  const [acknowledged, setAcknowledged] = useState('');
  const [needsAck, setNeedsAck] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const isSending = sendingKey !== undefined;
  useLeaveGuard(isSending);

  const ready = planned.filter(isReady);
  const totals = totalsOf(planned);
  const limit = limitOf(planned);
  const newKeys = ready
    .filter(({ needsAck }) => needsAck)
    .map(({ row }) => `${row.id} ${row.address}`)
    .join('\n');
  const isAcknowledged = newKeys === '' || acknowledged === newKeys;
  const isOver = totals.some((total) => total.isOver) || limit?.isOver === true;
  const sentCount = planned.filter(({ row }) => row.tradeNo !== '').length;

  const result = text('withdrawals.basket.result', { sent: sentCount, count: planned.length });
  const recipients = useRef<HTMLDivElement>(null);
  const results = useResultFocus(sentCount > 0 && sentCount === planned.length);

  const carryOut = async (rows: readonly PlannedRow[]) => {
    const intentions = rows.flatMap(intentionOf);
    setFailure(undefined);
    try {
      if (!isTogether || intentions.length === 1) {
        await send(intentions);
      } else {
        const outcome = await perform({
          purpose: emailPurpose.withdrawal,
          asksFirst: true,
          content: (translate) => ({
            title: translate('withdrawals.basket.confirm', { count: intentions.length }),
            recap: <Recap intentions={intentions} totals={totalsOf(rows)} />,
            confirmLabel: translate('withdrawals.basket.send', { count: intentions.length }),
          }),
          call: (codes) =>
            ticketFor(
              'withdrawals.create',
              intentions.map((one) => withdrawalBody(get, one)),
              codes,
            ),
        });
        if (!outcome.isDone) return;
        await send(intentions, { ticket: outcome.data });
      }
    } catch (error) {
      // The row shows an unknown outcome.
      if (!isUnknownOutcome(error)) setFailure(error);
    } finally {
      plan.refresh();
    }
  };
  const submit = () => {
    setNeedsAck(!isAcknowledged);
    if (isAcknowledged) void carryOut(ready);
  };

  return (
    <MoveMoneyPage
      aside={
        <>
          {sentCount > 0 && (
            <div ref={results}>
              <Card title={result}>
                <Stack gap="s">
                  <Button variant="outline" fullWidth onPress={() => saveResults(planned, text)}>
                    {text('withdrawals.basket.export')}
                  </Button>
                  <Button
                    variant="ghost"
                    fullWidth
                    isDisabled={isSending}
                    onPress={() => {
                      setRows((rows: readonly Row[]) => rows.filter(({ tradeNo }) => tradeNo === ''));
                      focusIfLost(() => recipients.current?.querySelector('textarea'));
                    }}
                  >
                    {text('withdrawals.basket.clear')}
                  </Button>
                </Stack>
              </Card>
            </div>
          )}
          {planned.length > sentCount && (
            <Card title={text('withdrawals.basket.total', { count: ready.length })}>
              <Stack gap="m">
                <DescriptionList
                  variant="plain"
                  items={[
                    ...totals.flatMap((total) => totalItems(total)),
                    ...(limit
                      ? [
                          {
                            id: 'limit',
                            term: text('withdrawals.basket.limit'),
                            detail: `${formats.amount(limit.left, { decimals: 2 })} USDT`,
                          },
                        ]
                      : []),
                  ]}
                />
                {totals
                  .filter((total) => total.isOver)
                  .map(({ asset }) => (
                    <Banner key={asset.token.id} tone="critical" role="status">
                      {text('withdrawals.basket.overBalance', {
                        token: asset.token.token,
                        network: asset.network.chain,
                      })}
                    </Banner>
                  ))}
                {limit?.isOver === true && (
                  <Banner tone="critical" role="status">
                    {text('withdrawals.basket.overLimit')}
                  </Banner>
                )}
                {ready.length < planned.length - sentCount && (
                  <Text as="p" size="small" tone="muted">
                    {text('withdrawals.basket.excludedCount', {
                      count: planned.length - sentCount - ready.length,
                    })}
                  </Text>
                )}
                {newKeys !== '' && (
                  <Checkbox
                    isSelected={isAcknowledged}
                    isInvalid={needsAck && !isAcknowledged}
                    onChange={(isOn) => setAcknowledged(isOn ? newKeys : '')}
                  >
                    {text('withdrawals.basket.ack', { count: newKeys.split('\n').length })}
                  </Checkbox>
                )}
                {needsAck && !isAcknowledged && (
                  <Text size="small" tone="critical">
                    <span role="alert">{text('withdrawals.ack.needed')}</span>
                  </Text>
                )}
                {plan.failure !== undefined && (
                  <Banner
                    tone="critical"
                    role="alert"
                    action={
                      <Button variant="outline" size="small" onPress={plan.retry}>
                        {text('common.retry')}
                      </Button>
                    }
                  >
                    {errorText(text, plan.failure)}
                  </Banner>
                )}
                {failure !== undefined && (
                  <Banner tone="critical" role="alert">
                    {errorText(text, failure)}
                  </Banner>
                )}
                <Button
                  size="large"
                  fullWidth
                  isPending={isSending}
                  isDisabled={ready.length === 0 || isOver}
                  onPress={submit}
                >
                  {text('withdrawals.basket.verify', { count: ready.length })}
                </Button>
                {!isTogether && (
                  <Text as="p" size="small" tone="muted">
                    {text('withdrawals.basket.oneByOne')}
                  </Text>
                )}
              </Stack>
            </Card>
          )}
        </>
      }
    >
      <Card>
        <AfterQueries queries={plan.queries}>
          <Stack gap="xl">
            <FormStep
              number={1}
              title={text('money.step.who')}
              end={
                <Link href={paths.withdraw()} isStrong>
                  {text('withdrawals.basket.one')}
                </Link>
              }
            >
              <div ref={recipients}>
                <AddRows choices={plan.choices} count={planned.length} />
              </div>
            </FormStep>
            <FormStep number={2} title={text('money.step.amount')}>
              {planned.length === 0 ? (
                <EmptyState
                  icon={<UsersIcon aria-hidden="true" />}
                  title={text('withdrawals.basket.empty')}
                />
              ) : (
                <>
                  <ul aria-label={text('withdrawals.basket.list')}>
                    {planned.map((one, index) => (
                      <BasketRow
                        key={one.row.key}
                        planned={one}
                        number={index + 1}
                        choices={plan.choices}
                        isSending={sendingKey === one.row.key}
                        isLocked={isSending}
                        onRetry={() => void carryOut([one])}
                      />
                    ))}
                  </ul>
                  <VisuallyHidden role="status">{sentCount > 0 && result}</VisuallyHidden>
                </>
              )}
            </FormStep>
          </Stack>
        </AfterQueries>
      </Card>
    </MoveMoneyPage>
  );

  function totalItems({ asset, amount, fee, balance }: Total): DescriptionItem[] {
    const { token } = asset.token;
    const network = networkName(text, asset.network);
    const id = asset.token.id;
    return [
      {
        id: `${id} amount`,
        term: `${token} · ${network}`,
        detail: <Amount value={amount} token={token} isStrong />,
        isStrong: true,
      },
      {
        id: `${id} fee`,
        term: text('withdrawals.receipt.fee'),
        detail: <Amount value={fee} token={token} />,
      },
      {
        id: `${id} balance`,
        term: text('withdrawals.basket.available'),
        detail: <Amount value={balance} token={token} />,
      },
    ];
  }
}

interface RecapProps {
  readonly intentions: readonly RowIntention[];
  readonly totals: readonly Total[];
}

function Recap({ intentions, totals }: RecapProps) {
  const text = useText();
  const formats = useFormats();
  return (
    <Stack gap="s">
      {totals.map(({ asset, amount, fee, count }) => (
        <span key={asset.token.id}>
          {text('withdrawals.basket.recap', {
            count,
            amount: `${formats.full(amount)} ${asset.token.token}`,
            network: networkName(text, asset.network),
            fee: `${formats.full(fee)} ${asset.token.token}`,
          })}
        </span>
      ))}
      <Stack as="ul" gap="s" aria-label={text('withdrawals.basket.list')}>
        {intentions.map(({ row, name, address, memo, amount, token, chain, net_work }) => (
          <li key={row}>
            <Text as="div" size="small" breakAnywhere>
              {name !== '' && `${name} · `}
              {address}
            </Text>
            {memo !== '' && (
              <Text as="div" size="small" breakAnywhere>
                {text('withdrawals.recap.memo', { memo })}
              </Text>
            )}
            <Text as="div" size="small" weight="semibold" numeric>
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
