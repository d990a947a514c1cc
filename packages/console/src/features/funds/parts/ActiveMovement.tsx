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
import { type MovementTab, fundStateAtom } from '../../../data/funds.ts';
import type { MovementListProps } from './view.ts';
import { useGasView } from './views/useGasView.tsx';
import { useRechargeView } from './views/useRechargeView.tsx';
import { useStreamView } from './views/useStreamView.tsx';
import { useSwapView } from './views/useSwapView.tsx';
import { useTransferView } from './views/useTransferView.tsx';
import { useWithdrawalView } from './views/useWithdrawalView.tsx';

/** How a list is drawn: as a table or as cards. */
export type ShowMovements = <Row>(props: MovementListProps<Row>) => ReactNode;

interface WizardProps {
  readonly show: ShowMovements;
}

function AllMovements({ show: Show }: WizardProps) {
  return <Show view={useStreamView()} query={useAtomValue(streamQueryAtom)} />;
}

function Recharges({ show: Show }: WizardProps) {
  return <Show view={useRechargeView()} query={useAtomValue(rechargesQueryAtom)} />;
}

function Withdrawals({ show: Show }: WizardProps) {
  return <Show view={useWithdrawalView()} query={useAtomValue(withdrawalsQueryAtom)} />;
}

function Swaps({ show: Show }: WizardProps) {
  return <Show view={useSwapView()} query={useAtomValue(swapsQueryAtom)} />;
}

function Transfers({ show: Show }: WizardProps) {
  return <Show view={useTransferView()} query={useAtomValue(transfersQueryAtom)} />;
}

function Gas({ show: Show }: WizardProps) {
  return <Show view={useGasView()} query={useAtomValue(gasQueryAtom)} />;
}

const lists: Record<MovementTab, ComponentType<WizardProps>> = {
  all: AllMovements,
  recharge: Recharges,
  withdrawal: Withdrawals,
  swap: Swaps,
  transfer: Transfers,
  gas: Gas,
};

/** The list of the open tab; the others ask for nothing. */
export function ActiveMovement({ show }: WizardProps) {
  const { tab } = useAtomValue(fundStateAtom);
  const List = lists[tab];
  return <List show={show} />;
}
