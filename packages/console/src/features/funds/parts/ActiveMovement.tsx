import { useAtomValue } from 'jotai';
import type { ComponentType } from 'react';
import { type MovementTab, fundStateAtom } from '#data/funds.ts';
import { movementLists } from '#data/movements.ts';
import { useMovementFields } from './useMovementFields.ts';
import type { ShowMovements } from './view.ts';
import { useGasView } from './views/useGasView.tsx';
import { useRechargeView } from './views/useRechargeView.tsx';
import { useStreamView } from './views/useStreamView.tsx';
import { useSwapView } from './views/useSwapView.tsx';
import { useTransferView } from './views/useTransferView.tsx';
import { useWithdrawalView } from './views/useWithdrawalView.tsx';

interface ActiveMovementProps {
  readonly show: ShowMovements;
}

function AllMovements({ show: Show }: ActiveMovementProps) {
  const { type, direction, id, keyword, dates } = useMovementFields();
  const filters = { fields: { type, direction, id, keyword }, dates };
  return <Show list={movementLists.all} view={useStreamView()} filters={filters} />;
}

function Recharges({ show: Show }: ActiveMovementProps) {
  const { id, status, txid, dates } = useMovementFields();
  const filters = { fields: { id, status, txid }, dates };
  return <Show list={movementLists.recharge} view={useRechargeView()} filters={filters} />;
}

function Withdrawals({ show: Show }: ActiveMovementProps) {
  const { id, status, address, dates } = useMovementFields();
  const filters = { fields: { id, status, address }, dates };
  return <Show list={movementLists.withdrawal} view={useWithdrawalView()} filters={filters} />;
}

function Swaps({ show: Show }: ActiveMovementProps) {
  const { pair, status, dates } = useMovementFields();
  const filters = { fields: { pair, status }, dates };
  return <Show list={movementLists.swap} view={useSwapView()} filters={filters} />;
}

function Transfers({ show: Show }: ActiveMovementProps) {
  const { direction, id, dates } = useMovementFields();
  const filters = { fields: { direction, id }, dates };
  return <Show list={movementLists.transfer} view={useTransferView()} filters={filters} />;
}

function Gas({ show: Show }: ActiveMovementProps) {
  const { network_id, token_id, dates } = useMovementFields();
  const filters = { fields: { network_id, token_id }, dates };
  return <Show list={movementLists.gas} view={useGasView()} filters={filters} />;
}

const lists: Record<MovementTab, ComponentType<ActiveMovementProps>> = {
  all: AllMovements,
  recharge: Recharges,
  withdrawal: Withdrawals,
  swap: Swaps,
  transfer: Transfers,
  gas: Gas,
};

export function ActiveMovement({ show }: ActiveMovementProps) {
  const { tab } = useAtomValue(fundStateAtom);
  const List = lists[tab];
  return <List show={show} />;
}
