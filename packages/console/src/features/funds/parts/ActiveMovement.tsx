import { useAtomValue } from 'jotai';
import type { ComponentType, ReactNode } from 'react';
import {
  gasQueryAtom,
  rechargesQueryAtom,
  streamQueryAtom,
  swapsQueryAtom,
  transfersQueryAtom,
  withdrawalsQueryAtom,
} from '../../../data/movements.ts';
import { type FlowTab, fundStateAtom } from '../../../data/funds.ts';
import type { FlowListProps } from './view.ts';
import { useGasView } from './views/useGasView.tsx';
import { useRechargeView } from './views/useRechargeView.tsx';
import { useStreamView } from './views/useStreamView.tsx';
import { useSwapView } from './views/useSwapView.tsx';
import { useTransferView } from './views/useTransferView.tsx';
import { useWithdrawalView } from './views/useWithdrawalView.tsx';

/** How a list is drawn: as a table or as cards. */
export type ShowFlows = <Row>(props: FlowListProps<Row>) => ReactNode;

interface FlowProps {
  readonly show: ShowFlows;
}

function AllFlows({ show: Show }: FlowProps) {
  return <Show view={useStreamView()} query={useAtomValue(streamQueryAtom)} />;
}

function Recharges({ show: Show }: FlowProps) {
  return <Show view={useRechargeView()} query={useAtomValue(rechargesQueryAtom)} />;
}

function Withdrawals({ show: Show }: FlowProps) {
  return <Show view={useWithdrawalView()} query={useAtomValue(withdrawalsQueryAtom)} />;
}

function Swaps({ show: Show }: FlowProps) {
  return <Show view={useSwapView()} query={useAtomValue(swapsQueryAtom)} />;
}

function Transfers({ show: Show }: FlowProps) {
  return <Show view={useTransferView()} query={useAtomValue(transfersQueryAtom)} />;
}

function Gas({ show: Show }: FlowProps) {
  return <Show view={useGasView()} query={useAtomValue(gasQueryAtom)} />;
}

const lists: Record<FlowTab, ComponentType<FlowProps>> = {
  all: AllFlows,
  recharge: Recharges,
  withdrawal: Withdrawals,
  swap: Swaps,
  transfer: Transfers,
  gas: Gas,
};

/** The list of the open tab; the others ask for nothing. */
export function ActiveFlow({ show }: FlowProps) {
  const { tab } = useAtomValue(fundStateAtom);
  const List = lists[tab];
  return <List show={show} />;
}
