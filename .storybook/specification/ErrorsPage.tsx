import type { EndpointId } from '@settlement/api-mocks/contract/endpoints';
import type { Failure } from '@settlement/api-mocks/createMockApi';
import { Button } from '@settlement/design-system/Button';
import { Card } from '@settlement/design-system/Card';
import { Heading } from '@settlement/design-system/Heading';
import { SegmentedControl } from '@settlement/design-system/SegmentedControl';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { ToastRegion } from '@settlement/design-system/Toast';
import { use, useState } from 'react';
import { copyDeck } from '../map/copyData.ts';
import { reviewMap } from '../map/reviewData.ts';
import { type Language, isLanguage } from '../../packages/console/src/i18n/language.ts';
import type { ReviewedError, Shown } from '../map/reviewMap.ts';
import { otherFailures } from './otherFailures.ts';
import { type LiveAnswer, type LiveConsole, createLiveConsole } from './liveConsole.ts';
import * as css from './review.css.ts';
import { StoryLink } from './StoryLink.tsx';

const texts = new Map(copyDeck.map((entry) => [entry.id, entry]));
const fields = copyDeck.filter(({ id }) => id.startsWith('errors.field.'));

const consoles: Readonly<Record<Language, Promise<LiveConsole>>> = {
  'en-US': createLiveConsole('en-US'),
  'zh-CN': createLiveConsole('zh-CN'),
};

const shownTexts: Readonly<Record<Shown, string>> = {
  field: 'beside its field, else above the form',
  form: 'above the form',
  dialog: 'in the verification dialog',
  page: 'in place of what was read',
  toast: 'as a toast',
  none: 'nowhere: the verification dialog opens',
};

/** Every message of the error catalogue: both languages, where it shows, stories, and a call that meets it. */
export function ErrorsPage() {
  const [language, setLanguage] = useState<Language>('en-US');
  return (
    <Stack gap="l" align="stretch">
      <Heading level={1} size="title">
        Errors
      </Heading>
      <Text as="p" tone="muted">
        “Call” makes the mock bank refuse a real call, and the console reacts as it does everywhere. What a
        form or a page shows of it is in the stories.
      </Text>
      <SegmentedControl
        label="Language of the calls"
        items={[
          { id: 'en-US', label: 'English' },
          { id: 'zh-CN', label: '中文' },
        ]}
        value={language}
        onChange={(id) => isLanguage(id) && setLanguage(id)}
      />
      <Messages key={language} console={use(consoles[language])} />
      <Card title="Messages of fields" padding="m">
        <div className={css.scroller}>
          <table className={css.table}>
            <tbody>
              {fields.map(({ id, en, zh }) => (
                <tr key={id}>
                  <th className={css.rowHead} scope="row">
                    {id.replace('errors.field.', '')}
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

function Messages({ console: live }: { readonly console: LiveConsole }) {
  const [answers, setAnswers] = useState<Readonly<Record<string, LiveAnswer>>>({});
  const call = async (id: string, endpoint: EndpointId, failure: Failure) => {
    const answer = await live.fail(endpoint, failure);
    setAnswers((before) => ({ ...before, [id]: answer }));
  };
  return (
    <>
      <ToastRegion queue={live.toasts} label="Messages" closeLabel="Dismiss" />
      <div className={css.scroller} role="region" aria-label="Errors" tabIndex={0}>
        <table className={css.wideTable}>
          <thead>
            <tr>
              {['Code', 'English', '中文', 'Shown', 'Stories', 'Live'].map((title) => (
                <th key={title} className={css.head} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {reviewMap.errors.map((error) => (
              <Row
                key={error.code}
                id={String(error.code)}
                where={<Where error={error} />}
                stories={error.stories}
                answer={answers[error.code]}
                {...(error.trigger && {
                  onCall: () => void call(String(error.code), error.trigger, error.code),
                })}
              />
            ))}
            {otherFailures.map(({ id, where, stories, failure }) => (
              <Row
                key={id}
                id={id}
                where={where}
                stories={stories}
                answer={answers[id]}
                {...(failure !== undefined && { onCall: () => void call(id, 'user.edit', failure) })}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

interface RowProps {
  readonly id: string;
  readonly where: React.ReactNode;
  readonly stories: readonly string[];
  readonly answer: LiveAnswer | undefined;
  readonly onCall?: () => void;
}

const MOST_STORIES = 3;

function Row({ id, where, stories, answer, onCall }: RowProps) {
  const { en = '', zh = '' } = texts.get(`errors.${id}`) ?? {};
  return (
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
        {onCall && (
          <Button size="small" variant="outline" aria-label={`Call with ${id}`} onPress={onCall}>
            Call
          </Button>
        )}
        {answer && <Answer answer={answer} />}
      </td>
    </tr>
  );
}

function Answer({ answer: { call, status, code, toast } }: { readonly answer: LiveAnswer }) {
  return (
    <div role="status">
      <Text size="caption">
        {call}: {status === undefined ? 'no answer' : `HTTP ${status}, code ${code ?? 'none'}`} ·{' '}
        {toast === undefined ? 'silent' : `toast “${toast}”`}
      </Text>
    </div>
  );
}

/** The calls by where they show the code. */
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
