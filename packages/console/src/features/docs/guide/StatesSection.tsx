import { type Machine, transitions } from '@settlement/api-mocks/contract/transitions';
import { Heading } from '@settlement/design-system/Heading';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useIntl } from 'react-intl';
import { isMessageId } from '#i18n/isMessageId.ts';
import { useText } from '#i18n/useText.ts';
import { DocsCell, DocsRow, DocsTable } from '../DocsTable.tsx';
import * as css from './states.css.ts';
import { labelOf, machines, movesOf } from './states.ts';

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
  const { messages } = useIntl();
  const name = text(`docs.machine.${machine}`);
  const nameOf = (code: number) => {
    const id = labelOf(machine, code);
    return isMessageId(id, messages) ? text(id) : '';
  };
  const textOf = (code: number) => `${code} ${nameOf(code)}`;
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
