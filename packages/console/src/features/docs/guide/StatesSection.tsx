import { type Machine, transitions } from '@settlement/api-mocks/contract/transitions';
import { Heading } from '@settlement/design-system/Heading';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useIntl } from 'react-intl';
import { isMessageId } from '#i18n/isMessageId.ts';
import { useText } from '#i18n/useText.ts';
import * as docs from '../docs.css.ts';
import * as css from './states.css.ts';
import { machines, movesOf } from './states.ts';

/** The transitions of everything that has a status, as the contract allows them. */
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
    const id = `docs.state.${machine}.${code}`;
    return isMessageId(id, messages) ? text(id) : '';
  };
  const textOf = (code: number) => `${code} ${nameOf(code)}`;
  return (
    <figure id={`states-${machine}`} className={css.figure} aria-labelledby={`states-${machine}-name`}>
      <Heading level={3} id={`states-${machine}-name`}>
        {name}
      </Heading>
      <table className={docs.table} aria-label={name}>
        <thead>
          <tr>
            <th scope="col">{text('docs.states.from')}</th>
            <th scope="col">{text('docs.states.to')}</th>
          </tr>
        </thead>
        <tbody>
          {movesOf(transitions[machine]).map(({ from, to }) => (
            <tr key={from}>
              <th scope="row">{textOf(from)}</th>
              <td>{to.length === 0 ? text('docs.states.final') : to.map(textOf).join(' · ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
