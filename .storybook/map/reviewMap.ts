import type { ErrorCode } from '@settlement/api-mocks/contract/errors';
import { endpoints } from '@settlement/api-mocks/contract/endpoints';
import type { Endpoint } from '@settlement/api-mocks/contract/endpoint';
import { errorCode, errorNames } from '@settlement/api-mocks/contract/errors';
import { scenarioCatalogue } from '@settlement/api-mocks/scenarios';
import { pageAt, pages } from '#console/lib/pages.ts';
import { codesOfCalls } from '../desk/refusalArgs.ts';
import { allClauses } from '../specification/clauses/all.ts';
import { type Clause, citationOf } from '../specification/clause.ts';
import { type Covered, coverage } from './coverage.ts';
import { buildCounterparts } from './counterparts.ts';
import { buildCopyDeck } from './copyDeck.ts';
import { fieldsOfCodes } from './fieldCodes.ts';
import { type Reason, reasonOf } from './holes.ts';
import { isRead, lookOf } from './looks.ts';
import { allScreens, devices } from './screens.ts';
import { addressAt, codesOf } from './shownStories.ts';
import { type StoryData, allStories } from './stories.ts';
import { citingTests } from './testFiles.ts';

/** What the pages of the review desk show; made from the sources whenever Storybook is built. */
export interface ReviewMap {
  readonly stories: Readonly<Record<string, StoryEntry>>;
  readonly states: readonly ReviewedState[];
  readonly clauses: readonly ReviewedClause[];
  readonly errors: readonly ReviewedError[];
}

export interface StoryEntry {
  /** `Withdraw/Mobile withdraw · Loading`. */
  readonly name: string;
  readonly device: 'desktop' | 'mobile';
  /** Whether it shows its screen as it usually is: it is called Default, or the matrix has it for the content. */
  readonly isUsual: boolean;
  /** What its page is called. */
  readonly page: string;
  /** What its page and its part are called in Chinese. */
  readonly chinese: string;
  /** What a search finds it by besides: its address, scenarios, clauses, codes with their messages, what it reads on the screen. */
  readonly keywords: string;
  /** Codes that its args lead it to. */
  readonly codes: readonly number[];
  /** The same state on the other device. */
  readonly other: string | undefined;
  /** Codes that it shows as it is. */
  readonly shown: readonly number[];
}

export interface ReviewedState extends Covered {
  readonly reason?: Reason | undefined;
}

export interface ReviewedClause extends Clause {
  /** `§2 Record page`. */
  readonly citation: string;
  readonly stories: readonly string[];
  readonly tests: readonly string[];
}

/** Where the console says that a call was refused. */
export type Shown = 'field' | 'form' | 'dialog' | 'page' | 'toast' | 'none';

export interface ReviewedError {
  readonly code: ErrorCode;
  readonly name: string;
  /** The message in both languages. */
  readonly en: string;
  readonly zh: string;
  /** Calls that can answer it, and where that shows. */
  readonly calls: readonly { readonly id: string; readonly shown: Shown }[];
  /** The field of a form that it is about. */
  readonly field: string | undefined;
}

export function buildReviewMap(): ReviewMap {
  return {
    stories: storyEntries(),
    states: coverage().map((state) => ({
      ...state,
      reason: state.by === 'none' ? reasonOf(state.screen, state.device, state.name) : undefined,
    })),
    clauses: reviewClauses(),
    errors: reviewErrors(),
  };
}

const scenarioTitles = new Map(scenarioCatalogue.map(({ id, title }) => [id, title]));
const messages = new Map(buildCopyDeck().map(({ id, en, zh }) => [id, { en, zh }]));
const messagesOf = (code: number) => messages.get(`errors.${code}`) ?? { en: '', zh: '' };

const translations = new Map(buildCopyDeck().map(({ en, zh }) => [en.toLowerCase(), zh]));

/** What the page of a story is called in both languages, and what its part is in Chinese. */
function titlesOf({ title, route, device }: StoryData): Pick<StoryEntry, 'page' | 'chinese'> {
  const part = title.split('/').at(-1)?.replace('Mobile ', '').toLowerCase() ?? '';
  const page = pageAt(route.split(/[?#]/)[0] ?? '');
  const name = page && pages[page].title;
  const { en = '', zh = '' } = messages.get(typeof name === 'object' ? name[device] : (name ?? '')) ?? {};
  return { page: en, chinese: `${zh} ${translations.get(part) ?? ''}` };
}

/** Every story, with what a search finds it by. */
export function storyEntries(): Record<string, StoryEntry> {
  const stories = allStories();
  const counterparts = buildCounterparts();
  const contents = new Set(coverage().flatMap(({ name, story }) => (name === 'content' ? story : [])));
  const entries = stories.map((story): [string, StoryEntry] => {
    const { id, title, name, device, route, scenarios, spec, refusals, spoken } = story;
    const shown = [...codesOf(story)].flatMap((code) => Object.values(messagesOf(code)).concat(String(code)));
    const same = counterparts[id];
    return [
      id,
      {
        name: `${title.replace('Screens/', '')} · ${name}`,
        device,
        isUsual: name === 'Default' || contents.has(id),
        ...titlesOf(story),
        keywords: [
          route,
          ...scenarios.flatMap((one) => [one, scenarioTitles.get(one) ?? '']),
          ...spec,
          ...refusals,
          ...shown,
          ...spoken,
        ].join(' '),
        codes: codesOfCalls(refusals),
        other: same?.kind === 'state' ? same.story : undefined,
        shown: [...codesOf(story)],
      },
    ];
  });
  return Object.fromEntries(entries);
}

/** Clauses with the stories and tests that cite them. */
export function reviewClauses(): ReviewedClause[] {
  const stories = allStories();
  const tests = citingTests();
  return allClauses.map((clause) => {
    const citation = citationOf(clause);
    const [section = ''] = clause.number.split('.');
    const phrase = clause.title.toLowerCase();
    const name = section === '8' ? nameOfCode(clause.title) : undefined;
    const citing = tests.filter(
      (test) =>
        test.section === section && (test.text.includes(phrase) || (name && test.text.includes(name))),
    );
    return {
      ...clause,
      citation,
      stories: stories.flatMap((story) => {
        if (story.spec.includes(citation)) return [story.id];
        return (name && addressAt(story, Number(clause.title))) || [];
      }),
      tests: [...new Set(citing.map(({ file }) => file))],
    };
  });
}

const nameOfCode = (title: string): string | undefined =>
  Object.entries(errorNames).find(([code]) => code === title)?.[1];

export function reviewErrors(): ReviewedError[] {
  const all: Readonly<Record<string, Endpoint>> = endpoints;
  const screens = allScreens();
  const fields = fieldsOfCodes();
  const inToasts = new Set(
    allStories().flatMap(({ refusals, isRefusedInToast }) => (isRefusedInToast ? refusals : [])),
  );
  const codes = Object.values(errorCode).sort((a, b) => a - b);
  return codes.map((code) => ({
    code,
    field: fields.get(code),
    name: errorNames[code],
    ...messagesOf(code),
    calls: Object.values(all)
      .filter(({ errors }) => errors.includes(code))
      .map((endpoint) => ({ id: endpoint.id, shown: shownAt(endpoint, code) })),
  }));

  function shownAt(endpoint: Endpoint, code: ErrorCode): Shown {
    if (code === errorCode.VERIFICATION_REQUIRED) return 'none';
    if (isRead(endpoint)) return 'page';
    const looks = new Set(
      screens.flatMap(({ reach }) =>
        devices
          .filter((device) => reach[device].endpoints.has(endpoint.id))
          .map((device) => lookOf(endpoint, code, reach[device])),
      ),
    );
    if (looks.has('dialog')) return 'dialog';
    if (looks.has('permission')) return 'page';
    if (inToasts.has(endpoint.id)) return 'toast';
    return fields.has(code) || code === errorCode.PARAMETER_ERROR ? 'field' : 'form';
  }
}
