import { EmptyState } from '@settlement/design-system/EmptyState';
import { FileQuestionIcon } from '@settlement/design-system/icons';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Stack } from '@settlement/design-system/Stack';
import { type Atom, useAtomValue } from 'jotai';
import type { ComponentType } from 'react';
import type { Expense } from '@settlement/api-mocks/contract/funds';
import type { Recharge } from '@settlement/api-mocks/contract/recharge';
import { movementDirection } from '@settlement/api-mocks/contract/enumerations';
import type { Transfer } from '@settlement/api-mocks/contract/transfers';
import { movementLists, openRows } from '#data/movements.ts';
import { type MovementTab, fundStateAtom, serialOf } from '#data/funds.ts';
import { useUrlState } from '#data/page/urlState.ts';
import { useText } from '#i18n/useText.ts';
import { RowDetail } from '#parts/list/RowDetail.tsx';
import { type QueryState, QueryView } from '#parts/loading/QueryView.tsx';
import { ActiveMovement } from './ActiveMovement.tsx';
import { StreamDetails, SwapDetails, WithdrawalDetails } from './details/kindDetails.tsx';
import type { MovementListProps } from './view.ts';
import { GAS_TOKEN } from '#data/expenses.ts';
import { useOffers } from '#data/calls/extensions.ts';
import { useFacts } from './useFacts.tsx';
import { MovementDetails } from './details/MovementDetails.tsx';
import { bookedStep, rechargeSteps } from '#parts/money/movementSteps.ts';
import { ProgressTag } from '#parts/values/MovementTags.tsx';
import { networkName } from '#parts/values/networkName.ts';
import { counterparty } from './views/useTransferView.tsx';
import { directionText } from './fundTexts.tsx';

function TransferDetails({ row }: { readonly row: Transfer }) {
  const text = useText();
  const facts = useFacts();
  return (
    <MovementDetails
      token={row.token}
      logo={row.logo}
      amount={row.direction === movementDirection.in ? row.amount : `-${row.amount}`}
      isSigned
      tag={<ProgressTag progress={row.progress} />}
      steps={bookedStep(row.created_time)}
      number={row.trade_no}
      facts={[
        facts.number(text('funds.column.trade_no'), row.trade_no),
        facts.plain(text('funds.column.direction'), directionText(text, row.direction)),
        facts.plain(text('funds.column.name_mask'), counterparty(row)),
        facts.plain(text('funds.filter.id'), `${row.token} · ${networkName(text, row)}`),
        facts.plain(text('funds.column.remark'), row.remark),
        facts.time(text('funds.column.created_time'), row.created_time),
      ]}
    />
  );
}

function RechargeDetails({ row }: { readonly row: Recharge }) {
  const text = useText();
  const facts = useFacts();
  return (
    <MovementDetails
      token={row.token}
      logo={row.logo}
      amount={row.amount}
      usdt={row.usdt_amount}
      tag={<ProgressTag progress={row.progress} />}
      steps={rechargeSteps(row)}
      number={row.trade_no}
      facts={[
        facts.number(text('funds.column.trade_no'), row.trade_no),
        facts.plain(text('funds.filter.id'), `${row.token} · ${networkName(text, row)}`),
        facts.address(text('funds.column.from_address'), row.from_address),
        facts.address(text('funds.column.to_address'), row.to_address),
        facts.hash(text('funds.column.txid'), row.txid, row.browser_url),
        facts.time(text('funds.step.detected'), row.created_time),
        facts.time(text('funds.step.credited'), row.confirmation_time),
      ]}
    />
  );
}

function GasDetails({ row }: { readonly row: Expense }) {
  const text = useText();
  const facts = useFacts();
  const offers = useOffers();
  const { token, chain } = row.currency;
  return (
    <MovementDetails
      token={GAS_TOKEN}
      logo=""
      amount={`-${row.amount}`}
      isSigned
      steps={bookedStep(row.created_time)}
      number={row.id}
      facts={[
        facts.number(text('funds.column.trade_no'), row.id),
        facts.plain(text('funds.filter.id'), `${token} · ${chain}`),
        ...(offers('payments')
          ? [
              facts.plain(text('funds.column.order_count'), String(row.order_count ?? '—')),
              facts.hash(text('funds.column.txid'), row.txid, row.browser_url),
            ]
          : []),
        facts.time(text('funds.column.created_time'), row.created_time),
      ]}
    />
  );
}

export function MovementDrawer() {
  return <ActiveMovement show={OpenMovement} />;
}

function OpenMovement<Row, Name extends string>({ list, view }: MovementListProps<Row, Name>) {
  const text = useText();
  const [{ tab, detail }, setState] = useUrlState(fundStateAtom);
  const rows = useAtomValue(list.queryAtom).data?.list.map((row) => ({
    key: view.keyOf(row),
    name: view.keyOf(row),
  }));
  return (
    <RowDetail
      title={text(`funds.detail.title.${tab}`)}
      rows={rows}
      open={detail}
      onOpen={(row) => setState({ detail: row }, { replace: true })}
      onClose={() => setState({ detail: undefined })}
    >
      {detail !== undefined && <Details number={detail} />}
    </RowDetail>
  );
}

type Page<Row> = QueryState<{ readonly list: readonly Row[] }>;

const found = <Row,>(
  one: Atom<Page<Row>>,
  { queryAtom: page }: { readonly queryAtom: Atom<Page<Row>> },
  keyOf: (row: Row) => string,
  Show: ComponentType<{ readonly row: Row }>,
): ComponentType<{ readonly number: string }> =>
  function Found({ number }) {
    const text = useText();
    const query = useAtomValue(one);
    const isIt = (row: Row) => keyOf(row) === number;
    const inList = useAtomValue(page).data?.list.find(isIt);
    const row = query.data?.list.find(isIt) ?? inList;
    if (row !== undefined) return <Show row={row} />;
    return (
      <QueryView query={query} failedTitle={text('funds.detail.failedTitle')} loading={<Loading />}>
        {() => (
          <EmptyState
            role="alert"
            icon={<FileQuestionIcon aria-hidden="true" />}
            title={text('funds.detail.notFoundTitle')}
            description={text('funds.detail.notFoundText', { number })}
          />
        )}
      </QueryView>
    );
  };

const details: Record<MovementTab, ComponentType<{ readonly number: string }>> = {
  all: found(openRows.all, movementLists.all, serialOf, StreamDetails),
  recharge: found(openRows.recharge, movementLists.recharge, (row) => row.trade_no, RechargeDetails),
  withdrawal: found(openRows.withdrawal, movementLists.withdrawal, (row) => row.trade_no, WithdrawalDetails),
  swap: found(openRows.swap, movementLists.swap, (row) => row.ref_no, SwapDetails),
  transfer: found(openRows.transfer, movementLists.transfer, (row) => row.trade_no, TransferDetails),
  gas: found(openRows.gas, movementLists.gas, (row) => row.id, GasDetails),
};

function Details({ number }: { readonly number: string }) {
  const { tab } = useAtomValue(fundStateAtom);
  const DetailsOfTab = details[tab];
  return <DetailsOfTab number={number} />;
}

function Loading() {
  return (
    <Stack gap="l">
      <Skeleton shape="block" height="44px" />
      <Skeleton shape="block" height="120px" />
      <Skeleton shape="block" height="280px" />
    </Stack>
  );
}
