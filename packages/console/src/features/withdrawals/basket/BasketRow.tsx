import { Button } from '@settlement/design-system/Button';
import { Inline } from '@settlement/design-system/Inline';
import { Link } from '@settlement/design-system/Link';
import { Select, SelectItem } from '@settlement/design-system/Select';
import { Spinner } from '@settlement/design-system/Spinner';
import { StatusTag } from '@settlement/design-system/StatusTag';
import { Text } from '@settlement/design-system/Text';
import { isRounded } from '@settlement/api-mocks/rules/formula';
import { useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { basketAtom, changeRowAtom } from '#data/basket.ts';
import { useMoneyCall } from '#data/money/useMoneyCall.ts';
import { usePaths } from '#data/session/device.ts';
import { withdrawalAdapter } from '#data/withdrawals.ts';
import { errorIdOf } from '#i18n/errorText.ts';
import { useAmountProblem } from '#i18n/useAmountProblem.ts';
import { useText } from '#i18n/useText.ts';
import { BatchRow } from '#parts/money/batch/BatchRow.tsx';
import { Amount } from '#parts/values/Amount.tsx';
import { networkName } from '#parts/values/networkName.ts';
import { Recipient } from '../parts/Recipient.tsx';
import { type TokenChoice, fitsOf } from '../parts/tokenChoices.ts';
import { filledFrom } from './readRows.ts';
import { type PlannedRow, isReady } from './rowFacts.ts';

interface BasketRowProps {
  readonly planned: PlannedRow;
  readonly number: number;
  readonly choices: readonly TokenChoice[];
  readonly isSending: boolean;
  /** True while any row of the batch is being sent. */
  readonly isLocked: boolean;
  readonly onRetry: () => void;
}

export function BasketRow({ planned, number, choices, isSending, isLocked, onRetry }: BasketRowProps) {
  const text = useText();
  const paths = usePaths();
  const amountProblem = useAmountProblem();
  const { row, asset, arrives, saved, addressError, amountError } = planned;
  const change = useSetAtom(changeRowAtom);
  const setRows = useSetAtom(basketAtom);
  const money = useMoneyCall(withdrawalAdapter, row.key);
  const fits = useMemo(() => (asset ? [] : fitsOf(row.address, choices)), [asset, row.address, choices]);
  const isSent = row.tradeNo !== '';
  const name = row.name || text('withdrawals.basket.row', { number });
  const token = asset?.token.token;
  const takeAmount = (amount: string) => change(row.key, { amount, linkAmount: '', code: 0 });

  return (
    <BatchRow
      money={money}
      onDone={(tradeNo) => change(row.key, { tradeNo, code: 0 })}
      name={name}
      facts={facts()}
      field={{
        label: text('withdrawals.basket.amount', { name }),
        problemMessage: isRounded(row.amount) ? () => text('common.file.rounded') : amountProblem,
        value: row.amount,
        maxDecimals: asset?.token.decimals ?? 6,
        onChange: takeAmount,
        errorMessage: row.amount === '' ? undefined : amountError,
        ...(token !== undefined && { token }),
      }}
      isSent={isSent}
      isSending={isSending}
      isLocked={isLocked}
      error={row.code === 0 ? undefined : text(errorIdOf(row.code))}
      onRetry={isReady(planned) ? onRetry : undefined}
      onRemove={() => setRows((rows) => rows.filter(({ key }) => key !== row.key))}
    >
      {state()}
    </BatchRow>
  );

  function facts() {
    return (
      <>
        <Text as="div">
          <Recipient label={saved?.label ?? ''} address={row.address} />
        </Text>
        {row.name !== '' && row.name !== saved?.label && (
          <Text as="div" size="small" tone="muted">
            {row.name}
          </Text>
        )}
        {asset ? (
          <Text as="div" size="small" tone="muted">
            {`${token} · ${networkName(text, asset.network)}`}
          </Text>
        ) : (
          fits.length > 0 && (
            <Select
              label={text('withdrawals.basket.token', { name })}
              isLabelHidden
              placeholder={text('withdrawals.basket.choose')}
              value={null}
              onChange={(id) => {
                const fit = fits.find((one) => one.token.id === id);
                if (fit) change(row.key, { ...filledFrom(fit.read, row), id: fit.token.id });
              }}
            >
              {fits.map((one) => (
                <SelectItem
                  key={one.token.id}
                  id={one.token.id}
                  textValue={`${one.token.token} ${one.network.chain}`}
                >
                  {`${one.token.token} · ${networkName(text, one.network)}`}
                </SelectItem>
              ))}
            </Select>
          )
        )}
        {!isSent && addressError !== undefined && (asset !== undefined || fits.length === 0) && (
          <Text as="div" size="small" tone="critical">
            {asset ? addressError : text('withdrawals.address.noneFits')}
          </Text>
        )}
        {!isSent && asset && row.linkAmount !== '' && (
          <Inline gap="s">
            <Button
              variant="soft"
              size="small"
              isDisabled={isLocked}
              onPress={() => takeAmount(row.linkAmount)}
            >
              {text('withdrawals.link.useAmount', { amount: row.linkAmount, token: asset.token.token })}
            </Button>
            <Button variant="soft" size="small" isDisabled={isLocked} onPress={() => takeAmount(row.amount)}>
              {text('withdrawals.basket.useAmount', { amount: row.amount, token: asset.token.token })}
            </Button>
          </Inline>
        )}
        {!isSent && planned.isNew && (
          <Text as="div" size="small" tone="caution">
            {text('withdrawals.basket.new')}
          </Text>
        )}
      </>
    );
  }

  function state() {
    if (isSent)
      return (
        <Link href={paths.fundDetails({ tab: 'withdrawal', detail: row.tradeNo })}>
          {text('withdrawals.basket.sent')}
        </Link>
      );
    if (!isReady(planned)) {
      const isRight = asset !== undefined && addressError === undefined && amountError === undefined;
      return isRight && !planned.isChecked ? (
        <Spinner label={text('common.address.checking')} />
      ) : (
        <StatusTag>{text('withdrawals.basket.excluded')}</StatusTag>
      );
    }
    return (
      <Text as="div" size="small" tone="muted">
        {text('funds.column.actual_amount')} <Amount value={arrives} />
      </Text>
    );
  }
}
