import { TYPE } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { errorNames } from '@settlement/api-mocks/contract/texts';
import { describe, expect, it } from 'vitest';
import { buildCopyDeck } from '../../.storybook/map/copyDeck.ts';
import { retiredIn } from '../../.storybook/foundations/terms.ts';
import { isOfMock, messageFiles, messagesIn } from './messageFiles.ts';
import { isCheck, isCode, projectFiles, read } from './source.ts';

interface Sentence {
  /** A message ID, or the file that contains the text. IDs of the mock API start with `bank.`. */
  readonly source: string;
  readonly elements: readonly MessageFormatElement[];
}

const sentencesIn = (language: 'en-US' | 'zh-CN'): Sentence[] =>
  messageFiles.flatMap((file) =>
    messagesIn(file, language).map(({ id, elements }) => ({
      source: isOfMock(file) ? `bank.${id}` : id,
      elements,
    })),
  );

const inCode: Sentence[] = projectFiles()
  .filter((file) => /^packages\/[\w-]+\/(src\/|index\.html)/.test(file) && !isCheck(file))
  .filter((file) => isCode(file) || file.endsWith('.html'))
  .flatMap((source) =>
    [...read(source).matchAll(/'[^'\n]*\p{Script=Han}[^'\n]*'|>[^<\n]*\p{Script=Han}[^<\n]*</gu)].map(
      ([quoted]) => ({
        source,
        elements: [{ type: TYPE.literal, value: quoted.slice(1, -1).replaceAll(/\{\w+\}/g, '0') }],
      }),
    ),
  );

const chineseArguments = new Set(['what', 'operation', 'part', 'kind']);
const chineseValues: Readonly<Record<string, string>> = {
  'addresses.form.similar': 'label',
  'collection.weekly': 'day',
  'common.image.removeOf': 'label',
  'withdrawals.similar.title': 'label',
};

function readings(elements: readonly MessageFormatElement[], isChinese: (name: string) => boolean): string[] {
  return elements.reduce<string[]>(
    (before, element) => {
      const own = () => {
        if (element.type === TYPE.literal) return [element.value];
        if (element.type === TYPE.pound) return ['0'];
        if (element.type === TYPE.plural || element.type === TYPE.select)
          return Object.values(element.options).flatMap(({ value }) => readings(value, isChinese));
        return [isChinese(element.value) ? '字' : '0'];
      };
      return before.flatMap((start) => own().map((end) => start + end));
    },
    [''],
  );
}

interface Text {
  readonly source: string;
  readonly text: string;
}

const textsOf = (sentences: readonly Sentence[], hasChinese: boolean): Text[] =>
  sentences.flatMap(({ source, elements }) => {
    const isChinese = (name: string) =>
      hasChinese && (chineseArguments.has(name) || chineseValues[source] === name);
    return readings(elements, isChinese).map((text) => ({ source, text }));
  });

const english = textsOf(sentencesIn('en-US'), false);
const chinese = textsOf([...sentencesIn('zh-CN'), ...inCode], true);

const labels = new Set(
  buildCopyDeck()
    .filter(({ kind }) => ['button', 'column', 'title', 'label'].includes(kind))
    .map(({ id }) => id),
);
const labelsIn = (texts: readonly Text[]) => texts.filter(({ source }) => labels.has(source));

/**
 * Removes code, links and quotes from a text, because they may contain terms of the specification or of
 * other products.
 */
const withoutCode = (text: string): string =>
  text.replaceAll(/```[\s\S]*?```|`[^`\n]*`|\]\([^)\n]*\)/g, '').replaceAll(/“[^”]*”|"[^"\n]*"/g, '');

/**
 * The pattern of errors about terms that screens don't use, but that have another meaning in texts for
 * developers.
 */
const technical =
  /“(404|app|backend|callback URL|cell|coin|disabled|hash|log(in|out)|login expired|profile|property|raise|rights|timeout|\/\(\?<!authenticator \).*)” for/i;

/** The pattern of lists of codes, and of error messages that quote the specification. */
const QUOTED = /: [01] |^A business error/;
const quoted = new Set([...Object.values(errorNames), 'remark'].map((text) => text.toLowerCase()));

const documents: Text[] = projectFiles()
  .filter(
    (file) =>
      file.endsWith('.md') && !/terms\.md$|CHANGELOG|decisions\/|^\.storybook\/specification\//.test(file),
  )
  .flatMap((source) =>
    withoutCode(read(source))
      .split('\n')
      .map((text) => ({ source, text })),
  );

const openApi: Text[] = [
  ...read('packages/api-mocks/openapi.json').matchAll(/"(?:description|summary)": "((?:[^"\\]|\\.)*)"/g),
]
  .map(([, text = '']) => ({ source: 'openapi.json', text: withoutCode(text) }))
  .filter(({ text }) => !QUOTED.test(text) && !quoted.has(text.toLowerCase()));

const storybook: Text[] = projectFiles()
  .filter((file) => /^\.storybook\/(?!specification\/).*\.tsx$/.test(file))
  .flatMap((source) =>
    [
      ...read(source)
        .replaceAll(/^import .*$/gm, '')
        .matchAll(/'([^'\n]* [^'\n]*)'|>([^<>{}\n]* [^<>{}\n]*)</g),
    ].map(([, quoted = '', child = '']) => ({ source, text: withoutCode(quoted || child) })),
  );

const withPattern = (texts: readonly Text[], pattern: RegExp): string[] =>
  texts.filter(({ text }) => pattern.test(text)).map(({ source, text }) => `${source}: ${text}`);

const retired = (texts: readonly Text[], language: 'en' | 'zh'): string[] =>
  texts.flatMap(({ source, text }) =>
    retiredIn(source, text, language).map((form) => `${source} ${form}: ${text}`),
  );

describe('the checked texts', () => {
  it('include the messages of the console and the mock API, and the HTML page', () => {
    expect(english.length).toBeGreaterThan(3_000);
    const sources = new Set(chinese.map(({ source }) => source));
    const some = ['errors.10001', 'bank.notification.login.title', 'packages/console/index.html'];
    expect(some.filter((source) => !sources.has(source))).toEqual([]);
  });
});

/**
 * Texts that may start with a lowercase letter: units, states that a screen reader appends, names in a
 * sentence, and quotes.
 */
const FRAGMENT =
  /^(bank\.(security|mail\.purpose)\.|account\.(switch\.|bill\.minutesUnit)|(assets|dashboard)\.rows\.|(payments|withdrawals|workOrders\.thread)\.steps?\.|money\.operation\.|market\.(up|down|flat)|\w+\.copyName|assets\.recharge\.(copyName|underMinute|minutes)|common\.(address\.similar\.|example|newTab|list\.link)|docs\.(llms|linkTo|field\.default|header\.language)|collection\.to|swap\.(maintenance|noPair)|applications\.(keys\.since|testBalance\.onHold)|auth\.google\.failed\.title|errors\.duplicate|dashboard\.assets\.caption|funds\.pair\.to|money\.amount\.limits\.max|withdrawals\.(address\.noChecksum|limit\.release))/;

const BRITISH =
  /\b(colours?|behaviours?|licences?|catalogues?|centres?|cancell(ed|ing)|organis\w+|recognis\w+|initialis\w+|labelled|grey|e-mails?)\b/i;

describe('English messages', () => {
  it('use the terms of the glossary', () => {
    expect(retired(english, 'en')).toEqual([]);
  });

  it.each([
    ['documents', documents],
    ['OpenAPI', openApi],
    ['Storybook', storybook],
  ])('share the terms of the glossary with the texts of %s', (_, texts) => {
    expect(texts.length).toBeGreaterThan(100);
    expect(retired(texts, 'en').filter((one) => !technical.test(one))).toEqual([]);
  });

  it.each([
    ['US spelling', BRITISH],
    ['no “please”, “successfully” or exclamation mark', /\b(please(?! do not repeat)|successfully)\b|!/i],
    ['a full stop after each of several sentences', /(?<!^\d)\. \p{Lu}.*[^.?:](?<!Reason: 0)$/u],
    ['no “(s)”', /\(s\)/],
    ['curly quotation marks and apostrophes', /["']/],
  ])('follow the rule: %s', (_, wrong) => {
    expect(withPattern(english, wrong)).toEqual([]);
  });

  it('start with a capital letter, or with a value', () => {
    const sentences = english.filter(({ source }) => !FRAGMENT.test(source));
    expect(withPattern(sentences, /^[a-z]/)).toEqual([]);
  });

  it('have no period in labels', () => {
    expect(withPattern(labelsIn(english), /^[^.?]*\.$/)).toEqual([]);
  });
});

const patterns: readonly (readonly [name: string, wrong: RegExp])[] = [
  ['full-width punctuation', /\p{Script=Han} ?[,;:!?()]|[,;:!?()] ?\p{Script=Han}|\p{Script=Han}\.(?!\w)/u],
  ['no ellipsis, dash or straight quotation mark', /…|\.\.\.|——|["']/],
  [
    'a space between Chinese and Latin letters or digits',
    /\p{Script=Han}[A-Za-z\d]|[A-Za-z\d%]\p{Script=Han}/u,
  ],
  ['no space between Chinese words', /\p{Script=Han} +\p{Script=Han}/u],
  ['no space next to full-width punctuation', / [，。；：？！、（）“”]|[，。；：？！、（）“”] /],
  ['您 in prompts', /你/],
  ['a full stop after each of several sentences', /。.*[^。？：](?<!原因：0)$/u],
];

describe('Chinese texts', () => {
  it('use the terms of the glossary', () => {
    expect(retired(chinese, 'zh')).toEqual([]);
  });

  it.each(patterns)('follow the rule: %s', (_, wrong) => {
    expect(withPattern(chinese, wrong)).toEqual([]);
  });

  it('have no full stop in labels', () => {
    expect(withPattern(labelsIn(chinese), /^[^。？]*。$/)).toEqual([]);
  });
});
