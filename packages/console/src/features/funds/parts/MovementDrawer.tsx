import { Drawer } from '@settlement/design-system/Drawer';
import { EmptyState } from '@settlement/design-system/EmptyState';
import { FileQuestionIcon } from '@settlement/design-system/icons';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Stack } from '@settlement/design-system/Stack';
import { type Atom, useAtomValue } from 'jotai';
import type { ComponentType } from 'react';
import { movementLists, openRows } from '#data/movements.ts';
import { type MovementTab, fundStateAtom } from '#data/funds.ts';
import { useUrlState } from '#data/urlState.ts';
import { useText } from '#i18n/useText.ts';
import { type QueryState, QueryView } from '#parts/QueryView.tsx';
import { GasDetails } from './details/GasDetails.tsx';
import { RechargeDetails } from './details/RechargeDetails.tsx';
import { StreamDetails } from './details/StreamDetails.tsx';
import { SwapDetails } from './details/SwapDetails.tsx';
import { TransferDetails } from './details/TransferDetails.tsx';
import { WithdrawalDetails } from './details/WithdrawalDetails.tsx';

/** One movement beside the list. Which one is in the address, so that it can be sent as a link. */
export function MovementDrawer() {
  const text = useText();
  const [{ tab, detail }, setState] = useUrlState(fundStateAtom);
  return (
    <Drawer
      title={text(`funds.detail.title.${tab}`)}
      closeLabel={text('common.close')}
      isOpen={detail !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) setState({ detail: undefined });
      }}
    >
      {detail === undefined ? null : <Details number={detail} />}
    </Drawer>
  );
}

interface NumberProps {
  readonly number: string;
}

const details: Record<MovementTab, ComponentType<NumberProps>> = {
  all: ({ number }) => (
    <Found
      number={number}
      one={openRows.all}
      page={movementLists.all.queryAtom}
      keyOf={(row) => row.serial_no}
      Show={StreamDetails}
    />
  ),
  recharge: ({ number }) => (
    <Found
      number={number}
      one={openRows.recharge}
      page={movementLists.recharge.queryAtom}
      keyOf={(row) => row.trade_no}
      Show={RechargeDetails}
    />
  ),
  withdrawal: ({ number }) => (
    <Found
      number={number}
      one={openRows.withdrawal}
      page={movementLists.withdrawal.queryAtom}
      keyOf={(row) => row.trade_no}
      Show={WithdrawalDetails}
    />
  ),
  swap: ({ number }) => (
    <Found
      number={number}
      one={openRows.swap}
      page={movementLists.swap.queryAtom}
      keyOf={(row) => row.ref_no}
      Show={SwapDetails}
    />
  ),
  transfer: ({ number }) => (
    <Found
      number={number}
      one={openRows.transfer}
      page={movementLists.transfer.queryAtom}
      keyOf={(row) => row.trade_no}
      Show={TransferDetails}
    />
  ),
  gas: ({ number }) => (
    <Found
      number={number}
      one={openRows.gas}
      page={movementLists.gas.queryAtom}
      keyOf={(row) => row.id}
      Show={GasDetails}
    />
  ),
};

function Details({ number }: NumberProps) {
  const { tab } = useAtomValue(fundStateAtom);
  const DetailsOfTab = details[tab];
  return <DetailsOfTab number={number} />;
}

type Page<Row> = QueryState<{ readonly list: readonly Row[] }>;

interface FoundProps<Row> {
  readonly number: string;
  readonly one: Atom<Page<Row>>;
  readonly page: Atom<Page<Row>>;
  readonly keyOf: (row: Row) => string;
  readonly Show: ComponentType<{ readonly row: Row }>;
}

/** The movement as the server has it now; until that is known, as the list has it. */
function Found<Row>({ number, one, page, keyOf, Show }: FoundProps<Row>) {
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
