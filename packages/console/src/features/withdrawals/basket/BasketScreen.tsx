import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { Card } from '@settlement/design-system/Card';
import { Checkbox } from '@settlement/design-system/Checkbox';
import { type DescriptionItem, DescriptionList } from '@settlement/design-system/DescriptionList';
import { EmptyState } from '@settlement/design-system/EmptyState';
import { Link } from '@settlement/design-system/Link';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { UsersIcon } from '@settlement/design-system/icons';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useRef, useState } from 'react';
import { basketAtom, canVerifyTogetherAtom, sendRowsAtom } from '#data/basket.ts';
import { withdrawalAdapter, withdrawalBody } from '#data/withdrawals.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { usePaths } from '#data/session/device.ts';
import { errorIdOf, errorText } from '#i18n/errorText.ts';
import { useText } from '#i18n/useText.ts';
import { focusIfLost } from '#kit/form/focus.ts';
import type { IntentionOf } from '#kit/money/intention.ts';
import { AfterQueries } from '#parts/loading/QueryView.tsx';
import { BatchRecap, BatchResult, BatchSend, totalItem } from '#parts/money/batch/BatchRecap.tsx';
import * as css from '#parts/money/batch/batch.css.ts';
import { saveResults, useBatch } from '#parts/money/batch/useBatch.ts';
import { FormStep } from '#parts/money/FormStep.tsx';
import { MoveMoneyPage } from '#parts/money/MoveMoneyPage.tsx';
import { Amount } from '#parts/values/Amount.tsx';
import { networkName } from '#parts/values/networkName.ts';
import { AddRows } from './AddRows.tsx';
import { BasketRow } from './BasketRow.tsx';
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
      // Any text could be pasted as a label, so only a saved label is shown as the recipient's name.
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
  const { get } = useStore();
  const send = useSetAtom(sendRowsAtom);
  const setRows = useSetAtom(basketAtom);
  const isTogether = useAtomValue(canVerifyTogetherAtom);
  const [acknowledged, setAcknowledged] = useState('');
  const [needsAck, setNeedsAck] = useState(false);
  const { carryOut, sendingRow, isSending, failure } = useBatch<RowIntention>({
    action: withdrawalAdapter.id,
    bodyOf: (intention) => withdrawalBody(get, intention),
    send,
    isTogether,
  });

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

  const sendRows = async (rows: readonly PlannedRow[]) => {
    const intentions = rows.flatMap(intentionOf);
    await carryOut(intentions, {
      content: (translate) => ({
        title: translate('withdrawals.basket.confirm', { count: intentions.length }),
        recap: (
          <BatchRecap
            label={translate('withdrawals.basket.list')}
            totals={totalsOf(rows).map(({ asset, amount, fee, count }) =>
              translate('withdrawals.basket.recap', {
                count,
                amount: `${formats.full(amount)} ${asset.token.token}`,
                network: networkName(translate, asset.network),
                fee: `${formats.full(fee)} ${asset.token.token}`,
              }),
            )}
            rows={intentions.map(({ row, ...one }) => ({ ...one, key: row ?? '' }))}
          />
        ),
        confirmLabel: translate('withdrawals.basket.send', { count: intentions.length }),
      }),
    });
    plan.refresh();
  };
  const submit = () => {
    setNeedsAck(!isAcknowledged);
    if (isAcknowledged) void sendRows(ready);
  };

  return (
    <MoveMoneyPage
      aside={
        <>
          <BatchResult
            title={result}
            sent={sentCount}
            count={planned.length}
            isSending={isSending}
            clearLabel={text('withdrawals.basket.clear')}
            onExport={() => saveResults('withdrawals', planned.map(resultOf))}
            onClear={() => {
              setRows((rows) => rows.filter(({ tradeNo }) => tradeNo === ''));
              focusIfLost(() => recipients.current?.querySelector('textarea'));
            }}
          />
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
                    actions={
                      <Button variant="outline" size="small" onPress={plan.retry}>
                        {text('common.retry')}
                      </Button>
                    }
                  >
                    {errorText(text, plan.failure)}
                  </Banner>
                )}
                <BatchSend
                  failure={failure}
                  label={text('withdrawals.basket.verify', { count: ready.length })}
                  isSending={isSending}
                  isDisabled={ready.length === 0 || isOver}
                  onSend={submit}
                />
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
              title={text('money.fact.recipient')}
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
                <ul className={css.list} aria-label={text('withdrawals.basket.list')}>
                  {planned.map((one, index) => (
                    <BasketRow
                      key={one.row.key}
                      planned={one}
                      number={index + 1}
                      choices={plan.choices}
                      isSending={sendingRow === one.row.key}
                      isLocked={isSending}
                      onRetry={() => void sendRows([one])}
                    />
                  ))}
                </ul>
              )}
            </FormStep>
          </Stack>
        </AfterQueries>
      </Card>
    </MoveMoneyPage>
  );

  function resultOf({ row, asset, isBusy }: PlannedRow) {
    const open = isBusy ? 'money.batch.unknown' : 'withdrawals.basket.notSent';
    const rejected = row.code === 0 ? open : errorIdOf(row.code);
    return {
      name: row.name,
      address: row.address,
      memo: row.memo,
      token: asset?.token.token ?? '',
      network: asset?.network.chain ?? '',
      amount: row.amount,
      number: row.tradeNo,
      result: text(row.tradeNo === '' ? rejected : 'withdrawals.basket.sent'),
    };
  }

  function totalItems({ asset, amount, fee, balance }: Total): DescriptionItem[] {
    const { token } = asset.token;
    const id = asset.token.id;
    return [
      {
        id: `${id} amount`,
        term: `${token} · ${networkName(text, asset.network)}`,
        detail: <Amount value={amount} token={token} isStrong />,
        isStrong: true,
      },
      totalItem(`${id} fee`, text('funds.column.fee'), fee, token),
      totalItem(`${id} balance`, text('assets.summary.operable'), balance, token),
    ];
  }
}
