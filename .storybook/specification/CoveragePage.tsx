import { Card } from '@settlement/design-system/Card';
import { Disclosure } from '@settlement/design-system/Disclosure';
import { Heading } from '@settlement/design-system/Heading';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useState } from 'react';
import { reviewMap } from '../map/reviewData.ts';
import { pickerStates } from '../map/pickerStates.ts';
import type { Reason } from '../map/holes.ts';
import type { ReviewedState } from '../map/reviewMap.ts';
import * as css from './review.css.ts';
import { StoryLink } from './StoryLink.tsx';

const { states } = reviewMap;
const screens = [...new Set(states.map(({ screen }) => screen))];
const isPicked = (name: string) => pickerStates.some((state) => state === name);

const figures = [
  ['Required states', states.length],
  ['Shown by a story of their own', states.filter(({ by }) => by === 'story').length],
  ['Shown by the same part', states.filter(({ by }) => by === 'part').length],
  ['Without a story, with a reason', states.filter(({ by }) => by === 'none').length],
] as const;

const percent = (count: number) => `${((100 * count) / states.length).toFixed(1)} %`;

/** Screens × states × devices, computed from the routes, the contract and the stories. */
export function CoveragePage() {
  return (
    <Stack gap="l" align="stretch">
      <Stack gap="s">
        <Heading level={1} size="title">
          Coverage
        </Heading>
        <Text as="p" tone="muted">
          Every state that a screen can be in: the states of its data, and each call that it makes with each
          code of the contract. D is the desktop, P the phone. A half circle is the same part of a screen,
          shown elsewhere or with another code; an empty circle has no story, for the reason below.
        </Text>
      </Stack>
      <ul className={css.figures}>
        {figures.map(([label, count]) => (
          <li key={label} className={css.figure}>
            <span className={css.number}>{count}</span>
            <Text size="caption" tone="muted">
              {label} · {percent(count)}
            </Text>
          </li>
        ))}
      </ul>
      <Card title="States of the data" padding="m">
        <DataStates />
      </Card>
      <Card title="Refusals" padding="m">
        <Stack gap="s" align="stretch">
          {screens.map((screen) => (
            <Refusals key={screen} screen={screen} />
          ))}
        </Stack>
      </Card>
      <Card title="Without a story" padding="m">
        <Holes />
      </Card>
    </Stack>
  );
}

function DataStates() {
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
                  <Marks states={states.filter((one) => one.screen === screen && one.name === state)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const signs = { story: '●', part: '◐', none: '○' } as const;

function Marks({ states: shown }: { readonly states: readonly ReviewedState[] }) {
  if (shown.length === 0) return <Text tone="muted">–</Text>;
  return (
    <ul className={css.links}>
      {shown.map(({ device, by, story, screen, name }) => {
        const letter = device === 'desktop' ? 'D' : 'P';
        return (
          <li key={device} className={css.mark}>
            {story === undefined ? (
              <Text tone="muted">
                {letter} {signs[by]}
              </Text>
            ) : (
              <StoryLink
                id={story}
                sign={{ text: `${letter} ${signs[by]}`, label: `${screen}, ${name}, ${device}` }}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Drawn when it is opened: there are hundreds. */
function Refusals({ screen }: { readonly screen: string }) {
  const [isOpen, setOpen] = useState(false);
  const calls = states.filter((one) => one.screen === screen && !isPicked(one.name));
  const ids = [...new Set(calls.map(({ name }) => callOf(name)))];
  if (ids.length === 0) return null;
  const open = calls.filter(({ by }) => by === 'none').length;
  const title = `${screen} · ${calls.length}${open > 0 ? ` · ${open} without a story` : ''}`;
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

function Codes({ states: shown }: { readonly states: readonly ReviewedState[] }) {
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
