import {
  auditState,
  callbackStatus,
  movementProgress,
  paymentStatus,
  withdrawalStatus,
} from '@settlement/api-mocks/contract/enumerations';
import { type ErrorCode, errorCode, isErrorCode } from '@settlement/api-mocks/contract/errors';
import { errorNameOf } from '@settlement/api-mocks/contract/texts';
import { endpoints } from '@settlement/api-mocks/contract/endpoints';
import type { Endpoint } from '@settlement/api-mocks/contract/endpoint';
import { scenarioCatalogue } from '@settlement/api-mocks/scenarios';
import { isAboutProof } from '#console/data/money/proofCodes.ts';
import { fieldsOfCode } from '#console/kit/form/serverErrors.ts';
import { pages } from '#console/lib/address/pages.ts';
import { codesOfCalls } from '../desk/refusalArgs.ts';
import { type Clause, allClauses, citationOf } from '../specification/clause.ts';
import { type Covered, coverage } from './coverage.ts';
import { buildCounterparts } from './counterparts.ts';
import { buildCopyDeck } from './copyDeck.ts';
import { type StoryData, allStories, codesOf, refusedAt } from './stories.ts';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const CITATION = /(?:§|specification §)(\d)[,:]?\s+([^'"`\n]{2,80})/gi;

function citingTests(): { readonly file: string; readonly section: string; readonly text: string }[] {
  return globSync('{packages/*/src,tests}/**/*.{test,spec}.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(CITATION)].map(([, section = '', text = '']) => ({
        file,
        section,
        text: text.toLowerCase(),
      })),
    );
}

export interface ReviewMap {
  /** The names of the screens by their paths. */
  readonly screens: Readonly<Record<string, string>>;
  readonly stories: Readonly<Record<string, StoryEntry>>;
  readonly states: readonly Covered[];
  readonly clauses: readonly ReviewedClause[];
  readonly errors: readonly ReviewedError[];
}

/** A story in the map. Empty values are omitted, because Storybook loads all entries. */
export interface StoryEntry {
  readonly name: string;
  readonly device: 'desktop' | 'mobile';
  readonly isUsual?: true | undefined;
  readonly page: string;
  readonly chinese: string;
  readonly keywords: string;
  readonly codes?: readonly number[] | undefined;
  readonly other: string | undefined;
  readonly shown?: readonly number[] | undefined;
  readonly knobs?: readonly string[] | undefined;
}

export interface ReviewedClause extends Clause {
  readonly citation: string;
  readonly stories: readonly string[];
  readonly tests: readonly string[];
}

export type Shown = 'field' | 'form' | 'dialog' | 'page' | 'toast' | 'none';

export interface ReviewedError {
  readonly code: ErrorCode;
  readonly name: string;
  readonly en: string;
  readonly zh: string;
  readonly calls: readonly { readonly id: string; readonly shown: Shown }[];
  readonly field: string | undefined;
}

export function buildReviewMap(): ReviewMap {
  return {
    stories: storyEntries(),
    screens: screenNames(),
    states: coverage(),
    clauses: reviewClauses(),
    errors: reviewErrors(),
  };
}

const scenarioTitles = new Map(scenarioCatalogue.map(({ id, title }) => [id, title]));
const messages = new Map(buildCopyDeck().map(({ id, en, zh }) => [id, { en, zh }]));
const messagesOf = (code: number) => messages.get(`errors.${code}`) ?? { en: '', zh: '' };

const translations = new Map(buildCopyDeck().map(({ en, zh }) => [en.toLowerCase(), zh]));

function titlesOf({ title, page, device }: StoryData): Pick<StoryEntry, 'page' | 'chinese'> {
  const part = title.split('/').at(-1)?.replace('Mobile ', '').toLowerCase() ?? '';
  const name = page && pages[page].title;
  const { en = '', zh = '' } = messages.get(typeof name === 'object' ? name[device] : (name ?? '')) ?? {};
  return { page: en, chinese: `${zh} ${translations.get(part) ?? ''}` };
}

function screenNames(): Record<string, string> {
  const ofPages = Object.entries(pages).map(([path, { title }]) => [
    path,
    messages.get(typeof title === 'object' ? title.desktop : title)?.en ?? path,
  ]);
  return { '/login': 'Sign in', frame: 'Header, menu and notifications', ...Object.fromEntries(ofPages) };
}

const filled = (codes: readonly number[]) => (codes.length === 0 ? undefined : codes);

export function storyEntries(): Record<string, StoryEntry> {
  const stories = allStories();
  const counterparts = buildCounterparts();
  const contents = new Set(coverage().flatMap(({ name, story }) => (name === 'content' ? story : [])));
  const entries = stories.map((story): [string, StoryEntry] => {
    const { id, title, name, device, route, scenarios, spec, refusals, messages: named } = story;
    const shown = [...codesOf(story)].flatMap((code) => [
      code,
      errorNameOf(code),
      ...Object.values(messagesOf(code)),
    ]);
    const same = counterparts[id];
    return [
      id,
      {
        name: `${title.replace('Screens/', '')} · ${name}`,
        device,
        isUsual: name === 'Default' || contents.has(id) || undefined,
        ...titlesOf(story),
        keywords: [
          route,
          ...scenarios.flatMap((one) => [one, scenarioTitles.get(one) ?? '']),
          ...spec,
          ...refusals,
          ...shown,
          ...named
            .filter((one) => !one.startsWith('common.'))
            .flatMap((one) => Object.values(messages.get(one) ?? {})),
        ].join(' '),
        codes: filled(codesOfCalls(refusals)),
        other: same?.kind === 'state' ? same.story : undefined,
        shown: filled([...codesOf(story)]),
        knobs: story.knobs.length > 0 ? story.knobs : undefined,
      },
    ];
  });
  return Object.fromEntries(entries);
}

const states: Readonly<Record<string, readonly [ids: string, codes: Readonly<Record<string, number>>]>> = {
  '4.1': ['payments.status', paymentStatus],
  '4.2': ['common.progress', movementProgress],
  '4.3': ['permission.state', auditState],
  '4.4': ['common.withdrawal', withdrawalStatus],
  '4.5': ['callbacks.status', callbackStatus],
};

function textsOfStates(number: string): string {
  const [ids, codes] = states[number] ?? ['', {}];
  const texts = Object.entries(codes).map(([name, code]) => {
    const label = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    return `“${label}” is “${messages.get(`${ids}.${code}`)?.en ?? ''}”`;
  });
  return texts.length > 0 ? ` On screen, ${texts.join(', ')}.` : '';
}

export function reviewClauses(): ReviewedClause[] {
  const stories = allStories();
  const tests = citingTests();
  return allClauses.map((clause) => {
    const citation = citationOf(clause);
    const [section = ''] = clause.number.split('.');
    const phrase = clause.title.toLowerCase();
    const number = Number(clause.title);
    const code = section === '8' && isErrorCode(number) ? number : undefined;
    const name = code && errorNameOf(code);
    const citing = tests.filter(
      (test) =>
        test.section === section && (test.text.includes(phrase) || (name && test.text.includes(name))),
    );
    return {
      ...clause,
      sentence: `${clause.sentence}${textsOfStates(clause.number)}`,
      citation,
      stories: stories.flatMap((story) => {
        if (story.spec.includes(citation)) return [story.id];
        if (code === undefined) return [];
        if (codesOf(story).has(code)) return [story.id];
        return codesOfCalls(story.refusals).some((one) => one === code) ? [refusedAt(story.id, code)] : [];
      }),
      tests: [...new Set(citing.map(({ file }) => file))],
    };
  });
}

const readingPosts = new Set([
  'swap.pairs',
  'swap.availableBalance',
  'swap.quote',
  'requests.lookUp',
  'recharge.funds',
]);

export function reviewErrors(): ReviewedError[] {
  const all: readonly Endpoint[] = Object.values(endpoints);
  const inToasts = new Set(
    allStories().flatMap(({ refusals, isRefusedInToast }) => (isRefusedInToast ? refusals : [])),
  );
  const shownAt = ({ id, method, auth, errors }: Endpoint, code: ErrorCode): Shown => {
    if (code === errorCode.VERIFICATION_REQUIRED) return 'none';
    if (method === 'GET' || readingPosts.has(id)) return 'page';
    if (isAboutProof(code) && errors.includes(errorCode.VERIFICATION_REQUIRED)) return 'dialog';
    if (code === errorCode.UNDER_REVIEW && auth === 'authorised') return 'page';
    if (inToasts.has(id)) return 'toast';
    return fieldsOfCode[code] || code === errorCode.PARAMETER_ERROR ? 'field' : 'form';
  };
  return Object.values(errorCode)
    .toSorted((a, b) => a - b)
    .map((code) => ({
      code,
      field: fieldsOfCode[code]?.[0],
      name: errorNameOf(code),
      ...messagesOf(code),
      calls: all
        .filter(({ errors }) => errors.includes(code))
        .map((endpoint) => ({ id: endpoint.id, shown: shownAt(endpoint, code) })),
    }));
}
