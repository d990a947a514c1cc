import type { Endpoint } from '@settlement/api-mocks/contract/endpoint';
import { type EndpointId, endpoints } from '@settlement/api-mocks/contract/endpoints';
import { Button } from '@settlement/design-system/Button';
import { Card } from '@settlement/design-system/Card';
import { Heading } from '@settlement/design-system/Heading';
import { SegmentedControl } from '@settlement/design-system/SegmentedControl';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { ConsoleProviders } from '#console/app/ConsoleProviders.tsx';
import { Suspense, use, useState } from 'react';
import { copyDeck } from '../map/copyData.ts';
import { reviewMap } from '../map/reviewData.ts';
import { type Language, isLanguage } from '#console/i18n/language.ts';
import type { ReviewedError, Shown } from '../map/reviewMap.ts';
import { otherFailures } from './otherFailures.ts';
import { type LiveConsole, type LiveFailure, createLiveConsole } from './liveConsole.ts';
import { type LiveCall, LivePiece } from './LivePiece.tsx';
import * as css from './review.css.ts';
import { StoryLink, WideTable } from './parts.tsx';

const storiesOf = ({ code }: ReviewedError): readonly string[] =>
  reviewMap.clauses.find(({ number, title }) => number.startsWith('8.') && title === String(code))?.stories ??
  [];

const texts = new Map(copyDeck.map((entry) => [entry.id, entry]));
const fields = copyDeck.filter(({ id }) => /^errors\.(field|amount)\./.test(id));

const shownTexts: Readonly<Record<Shown, string>> = {
  field: 'next to its field, otherwise above the form',
  form: 'above the form',
  dialog: 'in the verification dialog',
  page: 'in place of the data',
  toast: 'as a toast',
  none: 'no message: the verification dialog opens',
};

const buttonTexts: Readonly<Record<LiveCall['shown'], string>> = {
  field: 'At a field',
  form: 'In a form',
  dialog: 'In the dialog',
  page: 'On a page',
  toast: 'As a toast',
  none: 'Call',
  outcome: 'As a page',
  copy: 'Copy',
};

export function ErrorsPage() {
  const [language, setLanguage] = useState<Language>('en-US');
  // A new console doesn't show toasts from the previous visit.
  const [live, setLive] = useState(() => createLiveConsole(language));
  const speak = (id: Language) => {
    setLanguage(id);
    setLive(createLiveConsole(id));
  };
  return (
    <Stack gap="l" align="stretch">
      <Heading level={1} size="title">
        Errors
      </Heading>
      <Text as="p" tone="muted">
        Each button makes the mock API reject a real call. The component of the console that shows the error
        appears below: the form, the dialog, the page or the toast.
      </Text>
      <SegmentedControl
        label="Language of the calls"
        items={[
          { id: 'en-US', label: 'English' },
          { id: 'zh-CN', label: '中文' },
        ]}
        value={language}
        onChange={(id) => isLanguage(id) && speak(id)}
      />
      <Suspense>
        <Messages key={language} console={live} />
      </Suspense>
      <Card title="Messages of fields" padding="m">
        <div className={css.scroller}>
          <table className={css.table}>
            <tbody>
              {fields.map(({ id, en, zh }) => (
                <tr key={id}>
                  <th className={css.rowHead} scope="row">
                    {id.replace('errors.', '')}
                  </th>
                  <td className={css.data}>{en}</td>
                  <td className={css.data} lang="zh-CN">
                    {zh}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Card>
    </Stack>
  );
}

const all: Readonly<Record<string, Endpoint>> = endpoints;
const isEndpointId = (id: string): id is EndpointId => Object.hasOwn(endpoints, id);

function liveCallsOf({ calls, field }: ReviewedError): readonly LiveCall[] {
  const places = [...new Set(calls.map(({ shown }) => shown))];
  return places.flatMap((shown): readonly LiveCall[] => {
    if (shown === 'none') return [{ shown, call: 'addresses.policy', body: { cooling: 2 } }];
    const ids = calls.filter((one) => one.shown === shown).map(({ id }) => id);
    const isPlain = (id: string) => all[id]?.auth !== 'public' && !all[id]?.movesMoney;
    const call = ids.find(isPlain) ?? ids[0];
    return call !== undefined && isEndpointId(call)
      ? [{ shown, call, field: shown === 'field' ? field : undefined }]
      : [];
  });
}

interface Running {
  readonly id: string;
  readonly live: LiveCall;
  readonly run: number;
}

function Messages({ console: opened }: { readonly console: Promise<LiveConsole> }) {
  const at = use(opened);
  const [running, setRunning] = useState<Running>();
  const start = (id: string, one: LiveCall, failure: LiveFailure | undefined) => {
    // Code 10038 isn't simulated, because only the real response contains the verification methods.
    if (failure !== undefined && one.body === undefined) at.failNext(one.call, failure);
    setRunning({ id, live: one, run: (running?.run ?? 0) + 1 });
  };
  const pieceOf = ({ run, live }: Running) => <LivePiece key={run} console={at} live={live} />;
  return (
    <ConsoleProviders store={at.store}>
      <WideTable label="Errors" columns={['Code', 'English', '中文', 'Shown', 'Stories', 'Live']}>
        {reviewMap.errors.map((error) => (
          <Row
            key={error.code}
            id={String(error.code)}
            where={<Where error={error} />}
            stories={storiesOf(error)}
            piece={running?.id === String(error.code) && pieceOf(running)}
            lives={liveCallsOf(error)}
            onCall={(one) => start(String(error.code), one, error.code)}
          />
        ))}
        {otherFailures.map(({ id, where, stories, live: one }) => (
          <Row
            key={id}
            id={id}
            where={where}
            stories={stories}
            piece={running?.id === id && pieceOf(running)}
            lives={one ? [one] : []}
            onCall={() => one && start(id, one, one.failure)}
          />
        ))}
      </WideTable>
    </ConsoleProviders>
  );
}

interface RowProps {
  readonly id: string;
  readonly where: React.ReactNode;
  readonly stories: readonly string[];
  readonly piece: React.ReactNode;
  readonly lives: readonly LiveCall[];
  readonly onCall: (live: LiveCall) => void;
}

const MOST_STORIES = 3;

function Row({ id, where, stories, piece, lives, onCall }: RowProps) {
  const { en = '', zh = '' } = texts.get(`errors.${id}`) ?? texts.get(id) ?? {};
  return (
    <>
      <tr>
        <th className={css.rowHead} scope="row">
          {id}
        </th>
        <td className={css.data}>{en}</td>
        <td className={css.data} lang="zh-CN">
          {zh}
        </td>
        <td className={css.data}>{where}</td>
        <td className={css.data}>
          <ul className={css.links}>
            {stories.slice(0, MOST_STORIES).map((story) => (
              <li key={story} className={css.mark}>
                <StoryLink id={story} />
              </li>
            ))}
            {stories.length > MOST_STORIES && <li>and {stories.length - MOST_STORIES} more</li>}
          </ul>
        </td>
        <td className={css.data}>
          <Stack gap="xs">
            {lives.map((live) => (
              <Button
                key={live.shown}
                size="small"
                variant="outline"
                aria-label={`${id}: ${buttonTexts[live.shown]}`}
                onPress={() => onCall(live)}
              >
                {buttonTexts[live.shown]}
              </Button>
            ))}
          </Stack>
        </td>
      </tr>
      {piece && (
        <tr>
          <td className={css.piece} colSpan={6}>
            {piece}
          </td>
        </tr>
      )}
    </>
  );
}

function Where({ error: { calls } }: { readonly error: ReviewedError }) {
  const kinds = [...new Set(calls.map(({ shown }) => shown))];
  return (
    <Stack gap="xs">
      {kinds.map((kind) => {
        const ids = calls.filter(({ shown }) => shown === kind).map(({ id }) => id);
        return (
          <span key={kind} title={ids.join(', ')}>
            {shownTexts[kind]} ({ids.length} {ids.length === 1 ? 'call' : 'calls'})
          </span>
        );
      })}
    </Stack>
  );
}
