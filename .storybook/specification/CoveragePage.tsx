import { Inline } from '@settlement/design-system/Inline';
import { Card } from '@settlement/design-system/Card';
import { Disclosure } from '@settlement/design-system/Disclosure';
import { Heading } from '@settlement/design-system/Heading';
import { SegmentedControl } from '@settlement/design-system/SegmentedControl';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useState } from 'react';
import { reviewMap } from '../map/reviewData.ts';
import { pickerStates } from '../map/pickerStates.ts';
import type { Covered } from '../map/coverage.ts';
import * as css from './review.css.ts';
import { StoryLink } from './parts.tsx';

const { states, screens: names } = reviewMap;
const nameOf = (screen: string) => names[screen] ?? screen;
const screens = [...new Set(states.map(({ screen }) => screen))];
const isPicked = (name: string) => pickerStates.some((state) => state === name);

const kinds = [
  { sign: '●', label: 'Shown by a story', isShown: true },
  { sign: '○', label: 'No story, with a reason', isShown: false },
] as const;
const isShown = ({ story }: Covered) => story !== undefined;

const devices = [
  { id: 'desktop', label: 'Desktop' },
  { id: 'mobile', label: 'Phone' },
] as const;

export function CoveragePage() {
  const [kind, setKind] = useState('all');
  const chosen = states.filter((state) => kind === 'all' || isShown(state) === (kind === '●'));
  return (
    <Stack gap="l" align="stretch">
      <Stack gap="s">
        <Heading level={1} size="title">
          Coverage
        </Heading>
        <Text as="p" tone="muted">
          This page lists the states of each screen: the states of its data, and the error codes of the calls
          in its stories. A state counts only if a story shows the page on that device.
        </Text>
      </Stack>
      <Figures />
      <SegmentedControl
        label="Show"
        items={[
          { id: 'all', label: 'All' },
          ...kinds.map(({ sign, label }) => ({ id: sign, label: `${sign} ${label}` })),
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
        {kinds.map(({ sign, label, isShown: isCounted }) => (
          <tr key={sign}>
            <th className={css.rowHead} scope="row">
              <span aria-hidden="true">{sign}</span> {label}
            </th>
            {devices.map(({ id: device }) => {
              const all = states.filter((state) => state.device === device);
              const count = all.filter((state) => isShown(state) === isCounted).length;
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
  readonly states: readonly Covered[];
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
                {nameOf(screen)}
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
      {shown.map(({ device, story, screen, name }) => {
        const label = devices.find(({ id }) => id === device)?.label;
        return (
          <li key={device} className={css.mark}>
            {story === undefined ? (
              <Text tone="muted">{label} ○</Text>
            ) : (
              <StoryLink
                id={story}
                sign={{ text: `${label} ●`, label: `${nameOf(screen)}, ${name}, ${device}` }}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Renders the errors only when the section is open, because there are hundreds of them. */
function Refusals({ screen, states: chosen }: StatesProps & { readonly screen: string }) {
  const [isOpen, setOpen] = useState(false);
  const calls = chosen.filter((one) => one.screen === screen && !isPicked(one.name));
  const ids = [...new Set(calls.map(({ name }) => callOf(name)))];
  if (ids.length === 0) return null;
  const own = calls.filter(isShown).length;
  const title = `${nameOf(screen)} · ${own} of ${calls.length} shown`;
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
    <Inline as="ul" gap="m" align="stretch">
      {names.map((name) => (
        <li key={name}>
          <Text size="caption">{name.split(' ')[1]}</Text>
          <Marks states={shown.filter((one) => one.name === name)} />
        </li>
      ))}
    </Inline>
  );
}

function Holes() {
  return (
    <div className={css.scroller} role="region" aria-label="States without a story" tabIndex={0}>
      <table className={css.table}>
        <tbody>
          {states
            .filter((state) => !isShown(state))
            .map(({ screen, device, name, reason }) => (
              <tr key={`${screen} ${device} ${name}`}>
                <th className={css.rowHead} scope="row">
                  {nameOf(screen)}
                </th>
                <td className={css.data}>{device}</td>
                <td className={css.data}>{name}</td>
                <td className={css.data}>{reason ?? 'no reason'}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}
