import {
  type Machine,
  machines,
  transitions,
  type Transitions,
} from '@settlement/api-mocks/contract/transitions';
import { Heading } from '@settlement/design-system/Heading';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useKnownText, useText } from '#i18n/useText.ts';
import { DocsCell, DocsRow, DocsTable } from '../DocsTable.tsx';
import * as css from '../docs.css.ts';

const labels: Readonly<Record<Machine, string>> = {
  payment: 'payments.status',
  withdrawal: 'common.withdrawal',
  callback: 'callbacks.status',
  user: 'permission.status',
  audit: 'permission.state',
  notification: 'docs.notification',
  workOrder: 'workOrders.status',
  address: 'addresses.status',
  movement: 'common.progress',
};

export const labelOf = (machine: Machine, code: number): string => `${labels[machine]}.${code}`;

interface Move {
  readonly from: number;
  readonly to: readonly number[];
}

export function movesOf(table: Transitions): readonly Move[] {
  return Object.entries(table)
    .map(([from, to]) => ({ from: Number(from), to }))
    .toSorted((one, other) => one.from - other.from);
}

export function StatesSection() {
  const text = useText();
  return (
    <Stack gap="m">
      <Text as="p">{text('docs.states.text')}</Text>
      <div className={css.columns}>
        {machines.map((machine) => (
          <States key={machine} machine={machine} />
        ))}
      </div>
    </Stack>
  );
}

function States({ machine }: { readonly machine: Machine }) {
  const text = useText();
  const knownText = useKnownText();
  const name = text(`docs.machine.${machine}`);
  const textOf = (code: number) => `${code} ${knownText(labelOf(machine, code), '')}`;
  return (
    <figure id={`states-${machine}`} className={css.figure} aria-labelledby={`states-${machine}-name`}>
      <Heading level={3} id={`states-${machine}-name`}>
        {name}
      </Heading>
      <DocsTable label={name} head={[text('docs.states.from'), text('docs.states.to')]}>
        {movesOf(transitions[machine]).map(({ from, to }) => (
          <DocsRow key={from} name={textOf(from)}>
            <DocsCell>{to.length === 0 ? text('docs.states.final') : to.map(textOf).join(' · ')}</DocsCell>
          </DocsRow>
        ))}
      </DocsTable>
    </figure>
  );
}
