import { useAtomValue } from 'jotai';
import type { ComponentType } from 'react';
import { type MovementFilter, type FundState, filtersOfTab, fundStateAtom } from '../../../data/funds.ts';
import { useUrlState } from '../../../data/urlState.ts';
import { useText } from '../../../i18n/useText.ts';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import { DateFilter } from './DateFilter.tsx';
import { SearchChoice } from './SearchChoice.tsx';
import { TextFilter } from './TextFilter.tsx';
import {
  type Choice,
  useDirectionChoices,
  useGasTokenChoices,
  useNetworkChoices,
  usePairChoices,
  useStatusChoices,
  useTokenChoices,
  useTypeChoices,
} from './useChoices.ts';

/** The filters of the open list; each lands in the address as it changes. */
export function FundFilters() {
  const { tab } = useAtomValue(fundStateAtom);
  const names: readonly MovementFilter[] = filtersOfTab[tab];
  return (
    <>
      {names.map((name) => (
        <Filter key={`${tab} ${name}`} name={name} />
      ))}
      <DateFilter />
    </>
  );
}

const fields: Record<MovementFilter, ComponentType> = {
  type: TypeFilter,
  direction: DirectionFilter,
  status: StatusFilter,
  id: TokenFilter,
  pair: PairFilter,
  network_id: NetworkFilter,
  token_id: GasTokenFilter,
  keyword: () => <TextFilter name="keyword" />,
  txid: () => <TextFilter name="txid" />,
  address: () => <TextFilter name="address" />,
};

function Filter({ name }: { readonly name: MovementFilter }) {
  const Field = fields[name];
  return <Field />;
}

/** A change of filters adds nothing to the history. */
function useFilters() {
  const [state, setState] = useUrlState(fundStateAtom);
  return [state, (change: Partial<FundState>) => setState(change, { replace: true })] as const;
}

interface CodeFilterProps {
  readonly name: 'type' | 'direction' | 'status';
  readonly choices: readonly Choice[];
}

function CodeFilter({ name, choices }: CodeFilterProps) {
  const text = useText();
  const [state, setState] = useFilters();
  return (
    <ChoiceFilter
      label={text(`funds.filter.${name}`)}
      value={state[name]?.toString()}
      choices={choices}
      onChange={(code) => setState({ [name]: code === undefined ? undefined : Number(code) })}
    />
  );
}

function TokenFilter() {
  const text = useText();
  const [{ id }, setState] = useFilters();
  return (
    <SearchChoice
      label={text('funds.filter.id')}
      value={id}
      choices={useTokenChoices()}
      onChange={(chosen) => setState({ id: chosen })}
    />
  );
}

function PairFilter() {
  const text = useText();
  const [{ pair }, setState] = useFilters();
  return (
    <SearchChoice
      label={text('funds.filter.pair')}
      value={pair}
      choices={usePairChoices()}
      onChange={(chosen) => setState({ pair: chosen })}
    />
  );
}

function NetworkFilter() {
  const text = useText();
  const [{ network_id }, setState] = useFilters();
  return (
    <ChoiceFilter
      label={text('funds.filter.network_id')}
      value={network_id}
      choices={useNetworkChoices()}
      // Another network may not have the token.
      onChange={(chosen) => setState({ network_id: chosen, token_id: undefined })}
    />
  );
}

function GasTokenFilter() {
  const text = useText();
  const [{ token_id }, setState] = useFilters();
  return (
    <ChoiceFilter
      label={text('funds.filter.token_id')}
      value={token_id}
      choices={useGasTokenChoices()}
      onChange={(chosen) => setState({ token_id: chosen })}
    />
  );
}

function TypeFilter() {
  return <CodeFilter name="type" choices={useTypeChoices()} />;
}

function DirectionFilter() {
  return <CodeFilter name="direction" choices={useDirectionChoices()} />;
}

function StatusFilter() {
  return <CodeFilter name="status" choices={useStatusChoices()} />;
}
