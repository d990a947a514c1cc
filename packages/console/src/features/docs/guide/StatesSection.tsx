import { type Machine, transitions } from '@settlement/api-mocks/contract/transitions';
import { Disclosure } from '@settlement/design-system/Disclosure';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { isMessageId } from '../../../i18n/isMessageId.ts';
import { useText } from '../../../i18n/useText.ts';
import * as css from '../docs.css.ts';
import { machines, movesOf } from './states.ts';

/** What may follow what, for everything that has a status. */
export function StatesSection() {
  const text = useText();
  return (
    <Stack gap="m">
      <Text as="p">{text('docs.states.text')}</Text>
      {machines.map((machine) => (
        <States key={machine} machine={machine} />
      ))}
    </Stack>
  );
}

function States({ machine }: { readonly machine: Machine }) {
  const text = useText();
  const { messages } = useIntl();
  const [isExpanded, setExpanded] = useState(machine === 'payment');
  const wordOf = (code: number) => {
    const id = `docs.state.${machine}.${code}`;
    return isMessageId(id, messages) ? `${code} ${text(id)}` : String(code);
  };
  return (
    <Disclosure
      title={text(`docs.machine.${machine}`)}
      isExpanded={isExpanded}
      onExpandedChange={setExpanded}
    >
      <div className={css.scroller} role="region" aria-label={text(`docs.machine.${machine}`)} tabIndex={0}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{text('docs.states.from')}</th>
              <th scope="col">{text('docs.states.to')}</th>
            </tr>
          </thead>
          <tbody>
            {movesOf(transitions[machine]).map(({ from, to }) => (
              <tr key={from}>
                <th scope="row">{wordOf(from)}</th>
                <td>{to.length === 0 ? text('docs.states.final') : to.map(wordOf).join(' · ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Disclosure>
  );
}
