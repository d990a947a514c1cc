import { Card } from '@settlement/design-system/Card';
import { Disclosure } from '@settlement/design-system/Disclosure';
import { Heading } from '@settlement/design-system/Heading';
import { SegmentedControl } from '@settlement/design-system/SegmentedControl';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useState } from 'react';
import { reviewMap } from '../map/reviewData.ts';
import { pickerStates } from '../map/pickerStates.ts';
import type { ShownBy } from '../map/coverage.ts';
import type { Reason } from '../map/holes.ts';
import type { ReviewedState } from '../map/reviewMap.ts';
import * as css from './review.css.ts';
import { StoryLink } from './StoryLink.tsx';

const { states } = reviewMap;
const screens = [...new Set(states.map(({ screen }) => screen))];
const isPicked = (name: string) => pickerStates.some((state) => state === name);

/** What a state is shown by, and its sign. */
const kinds = [
  { id: 'story', sign: '●', label: 'A story of its own' },
  { id: 'part', sign: '◐', label: 'The same part on this device' },
  { id: 'device', sign: '◌', label: 'Only on the other device' },
  { id: 'none', sign: '○', label: 'No story, with a reason' },
] as const satisfies readonly { readonly id: ShownBy; readonly sign: string; readonly label: string }[];

const devices = [
  { id: 'desktop', letter: 'D', label: 'Desktop' },
  { id: 'mobile', letter: 'P', label: 'Phone' },
] as const;

/** Screens × states × devices, computed from the routes, the contract and the stories. */
export function CoveragePage() {
  const [kind, setKind] = useState('all');
  const chosen = kind === 'all' ? states : states.filter(({ by }) => by === kind);
  return (
    <Stack gap="l" align="stretch">
      <Stack gap="s">
        <Heading level={1} size="title">
          Coverage
        </Heading>
        <Text as="p" tone="muted">
          Every state that a screen can be in: the states of its data, and each call that it makes with each
          code of the contract. D is the desktop, P the phone. Only a story of the page on its device shows a
          state; the other signs lead to what comes nearest.
        </Text>
      </Stack>
      <Figures />
      <SegmentedControl
        label="Show"
        items={[
          { id: 'all', label: 'All' },
          ...kinds.map(({ id, sign, label }) => ({ id, label: `${sign} ${label}` })),
        ]}
        value={kind}
        onChange={setKind}
      />
      <Card title="States of the data" padding="m">
        <DataStates states={chosen} />
      </Card>
      <Card title="Refusals" padding="m">
        <Stack gap="s" align="stretch">
          {screens.map((screen) => (
            <Refusals key={screen} screen={screen} states={chosen} />
          ))}
        </Stack>
      </Card>
      <Card title="Without a story" padding="m">
        <Holes />
      </Card>
    </Stack>
  );
}

function Figures() {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th className={css.head} scope="col">
            {states.length} required states
          </th>
          {devices.map(({ id, label }) => (
            <th key={id} className={css.head} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map(({ id: by, sign, label }) => (
          <tr key={by}>
            <th className={css.rowHead} scope="row">
              <span aria-hidden="true">{sign}</span> {label}
            </th>
            {devices.map(({ id: device }) => {
              const all = states.filter((state) => state.device === device);
              const count = all.filter((state) => state.by === by).length;
              return (
                <td key={device} className={css.data}>
                  {count} · {((100 * count) / all.length).toFixed(1)} %
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface StatesProps {
  readonly states: readonly ReviewedState[];
}

function DataStates({ states: chosen }: StatesProps) {
  return (
    <div className={css.scroller} role="region" aria-label="Matrix" tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            <th className={css.head} scope="col">
              Screen
            </th>
            {pickerStates.map((state) => (
              <th key={state} className={css.head} scope="col">
                {state}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {screens.map((screen) => (
            <tr key={screen}>
              <th className={css.rowHead} scope="row">
                {screen}
              </th>
              {pickerStates.map((state) => (
                <td key={state} className={css.data}>
                  <Marks states={chosen.filter((one) => one.screen === screen && one.name === state)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Marks({ states: shown }: StatesProps) {
  if (shown.length === 0) return <Text tone="muted">–</Text>;
  return (
    <ul className={css.links}>
      {shown.map(({ device, by, story, screen, name }) => {
        const letter = devices.find(({ id }) => id === device)?.letter;
        const sign = kinds.find(({ id }) => id === by)?.sign;
        return (
          <li key={device} className={css.mark}>
            {story === undefined ? (
              <Text tone="muted">
                {letter} {sign}
              </Text>
            ) : (
              <StoryLink
                id={story}
                sign={{ text: `${letter} ${sign}`, label: `${screen}, ${name}, ${device}` }}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Drawn when it is opened: there are hundreds. */
function Refusals({ screen, states: chosen }: StatesProps & { readonly screen: string }) {
  const [isOpen, setOpen] = useState(false);
  const calls = chosen.filter((one) => one.screen === screen && !isPicked(one.name));
  const ids = [...new Set(calls.map(({ name }) => callOf(name)))];
  if (ids.length === 0) return null;
  const own = calls.filter(({ by }) => by === 'story').length;
  const title = `${screen} · ${own} of ${calls.length} by a story of their own`;
  return (
    <Disclosure title={title} isExpanded={isOpen} onExpandedChange={setOpen}>
      {isOpen && (
        <table className={css.table}>
          <tbody>
            {ids.map((id) => (
              <tr key={id}>
                <th className={css.rowHead} scope="row">
                  {id}
                </th>
                <td className={css.data}>
                  <Codes states={calls.filter(({ name }) => callOf(name) === id)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Disclosure>
  );
}

const callOf = (name: string) => name.split(' ')[0] ?? '';

function Codes({ states: shown }: StatesProps) {
  const names = [...new Set(shown.map(({ name }) => name))];
  return (
    <ul className={css.codes}>
      {names.map((name) => (
        <li key={name}>
          <Text size="caption">{name.split(' ')[1]}</Text>
          <Marks states={shown.filter((one) => one.name === name)} />
        </li>
      ))}
    </ul>
  );
}

function Holes() {
  return (
    <div className={css.scroller} role="region" aria-label="States without a story" tabIndex={0}>
      <table className={css.table}>
        <tbody>
          {states
            .filter(({ by }) => by === 'none')
            .map(({ screen, device, name, reason }) => (
              <tr key={`${screen} ${device} ${name}`}>
                <th className={css.rowHead} scope="row">
                  {screen}
                </th>
                <td className={css.data}>{device}</td>
                <td className={css.data}>{name}</td>
                <td className={css.data}>{reason ? <ReasonText reason={reason} /> : 'no reason'}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}

function ReasonText({ reason }: { readonly reason: Reason }) {
  if (reason.kind !== 'same part as') {
    return (
      <>
        {reason.kind}: {reason.because}
      </>
    );
  }
  return (
    <>
      same part as <StoryLink id={reason.story} />
    </>
  );
}
