import { Visitor, parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { isCode, projectFiles, read } from './source.ts';

const files = projectFiles();
const code = files.filter(isCode);

/** Words of a private dialect, each with the standard term that took over. */
const retired: Readonly<Record<string, string>> = {
  place: 'index, asset, container, redirect, region or node',
  flow: 'movement or wizard',
  flows: 'movements or wizards',
  way: 'method or step',
  ways: 'methods or steps',
  trouble: 'errors',
  seldom: 'deferred',
  approach: 'preload',
  resting: 'coolingOff, paused or maintenance',
  stray: 'unmatched',
  said: 'message, label, hint or error',
  told: 'notified, sent or message',
  words: 'text, label or message',
  verdict: 'validation',
  verdicts: 'validations',
  fault: 'error',
  faults: 'errors',
  entrance: 'eligibility',
  gate: 'eligibility',
  conscience: 'conventions',
  room: 'package, layer or space',
  rooms: 'packages or layers',
  nowhere: 'what is missing, such as noFields',
  asked: 'requested',
  wanted: 'input or requested',
  sought: 'query',
  news: 'notifications',
  judge: 'validate or check',
  judged: 'validated',
  whoever: 'a role',
  nobody: 'no one in particular: name the role',
  somebody: 'a role',
};

/** Names that others have given: CSS properties, standards and libraries. */
const given = new Set(['placeItems', 'placeContent', 'placeSelf', 'toWords', 'fromWords', 'fromWordsUnsafe']);
/** A parameter of the sign-in page's URL: links keep working. */
const urlParameter = { file: 'packages/console/src/features/auth/signInMethods.ts', name: 'way' };
/** Files in which `words` is the term of a standard: bech32 and CashAddr count in words of five bits. */
const bech32 = /\/(cashaddr|cosmos|segwit|address\.test|addressSamples)\.ts$/;

const wordsOf = (name: string) =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

/** Of the retired words, those that are none in a comment either: it names a role, a merchant or an attacker. */
const RETIRED_IN_COMMENTS = /\b(?:nobody|somebody|whoever)\b/i;

const retiredIn = (name: string) => wordsOf(name).filter((word) => Object.hasOwn(retired, word));

interface Parsed {
  readonly names: ReadonlySet<string>;
  readonly numbers: readonly string[];
  readonly comments: readonly string[];
}

/** The names, numbers and comments of a file; quoted text is none of them. */
function parse(file: string): Parsed {
  const { program, comments } = parseSync(file, read(file));
  const names = new Set<string>();
  const numbers: string[] = [];
  const addName = ({ name }: { readonly name: string }) => void names.add(name);
  new Visitor({
    Identifier: addName,
    JSXIdentifier: addName,
    PrivateIdentifier: addName,
    Literal: ({ value, raw }) => void (typeof value === 'number' && numbers.push(raw ?? '')),
  }).visit(program);
  return { names, numbers, comments: comments.map(({ value }) => value) };
}

const parsed = new Map(code.map((file) => [file, parse(file)]));

describe('the vocabulary', () => {
  it('splits names at their case', () => {
    expect(retiredIn('usePlaceOf')).toEqual(['place']);
    expect(retiredIn('NO_FAULTS')).toEqual(['faults']);
    expect(retiredIn('replacement')).toEqual([]);
  });

  it('has no retired word in a name', () => {
    const found = [...parsed].flatMap(([file, { names }]) =>
      [...names]
        .filter((name) => !given.has(name) && !(bech32.test(file) && /words/i.test(name)))
        .filter((name) => file !== urlParameter.file || name !== urlParameter.name)
        .flatMap((name) => retiredIn(name).map((word) => `${file}: ${name} → ${retired[word] ?? ''}`)),
    );
    expect(found.filter((line) => !line.startsWith('tests/repo/vocabulary'))).toEqual([]);
  });

  it('names a role in comments', () => {
    const found = [...parsed].flatMap(([file, { comments }]) =>
      comments.filter((comment) => RETIRED_IN_COMMENTS.test(comment)).map((comment) => `${file}: ${comment}`),
    );
    expect(found).toEqual([]);
  });

  it('has no retired word in the name of a file or folder', () => {
    expect(files.filter((file) => retiredIn(file).length > 0)).toEqual([]);
  });

  it('has no retired word in the id of a message', () => {
    const ids = files
      .filter((file) => file.includes('/i18n/messages/en-US/'))
      .flatMap((file) => Object.keys(JSON.parse(read(file))));
    expect(ids.length).toBeGreaterThan(2000);
    expect(ids.filter((id) => retiredIn(id).length > 0)).toEqual([]);
  });

  it('names error codes: their numbers are in the contract alone', () => {
    const numbered = [...parsed].filter(
      ([file, { numbers }]) =>
        !/contract\/errors\.ts$|^tests\/repo\//.test(file) &&
        numbers.some((number) => /^100[0-3]\d$/.test(number)),
    );
    expect(numbered).toEqual([]);
  });

  it('names files in one convention: camelCase, or PascalCase for components', () => {
    const cased = files.filter((file) => /^(packages|tests|scripts)\/.*\.tsx?$/.test(file));
    const base = (file: string) => file.slice(file.lastIndexOf('/') + 1);
    expect(cased.filter((file) => !/^[A-Za-z\d]+(\.[a-z]+)*\.tsx?$/.test(base(file)))).toEqual([]);
  });
});
