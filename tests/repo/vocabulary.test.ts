import { Visitor, parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { messageFiles, textsIn } from './messageFiles.ts';
import { isCode, projectFiles, read } from './source.ts';

const files = projectFiles();
const code = files.filter(isCode);

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

const given = new Set(['placeItems', 'placeContent', 'placeSelf', 'toWords', 'fromWords', 'fromWordsUnsafe']);
/** Existing links contain this parameter of the sign-in page. */
const urlParameter = { file: 'packages/console/src/features/auth/signInMethods.ts', name: 'way' };
/** Files about bech32 and CashAddr. These standards call groups of five bits "words". */
const bech32 = /\/(cashaddr|segwit|address\.test|addressSamples)\.ts$/;

const wordsOf = (name: string) =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

const retiredIn = (name: string) => wordsOf(name).filter((word) => Object.hasOwn(retired, word));

interface Parsed {
  readonly names: ReadonlySet<string>;
  readonly numbers: readonly string[];
}

function parse(file: string): Parsed {
  const { program } = parseSync(file, read(file));
  const names = new Set<string>();
  const numbers: string[] = [];
  const addName = ({ name }: { readonly name: string }) => void names.add(name);
  new Visitor({
    Identifier: addName,
    JSXIdentifier: addName,
    PrivateIdentifier: addName,
    Literal: ({ value, raw }) => void (typeof value === 'number' && numbers.push(raw ?? '')),
  }).visit(program);
  return { names, numbers };
}

const parsed = new Map(code.map((file) => [file, parse(file)]));

describe('the vocabulary check', () => {
  it('splits names where the case changes', () => {
    expect(retiredIn('usePlaceOf')).toEqual(['place']);
    expect(retiredIn('NO_FAULTS')).toEqual(['faults']);
    expect(retiredIn('replacement')).toEqual([]);
  });

  it('finds no retired word in names', () => {
    const found = [...parsed].flatMap(([file, { names }]) =>
      [...names]
        .filter((name) => !given.has(name) && !(bech32.test(file) && /words/i.test(name)))
        .filter((name) => file !== urlParameter.file || name !== urlParameter.name)
        .flatMap((name) => retiredIn(name).map((word) => `${file}: ${name} → ${retired[word] ?? ''}`)),
    );
    expect(found.filter((line) => !line.startsWith('tests/repo/vocabulary'))).toEqual([]);
  });

  it('finds no retired word in names of files and folders', () => {
    expect(files.filter((file) => retiredIn(file).length > 0)).toEqual([]);
  });

  it('finds no retired word in message IDs', () => {
    const ids = messageFiles.flatMap((file) => Object.keys(textsIn(file)));
    expect(ids.length).toBeGreaterThan(2000);
    expect(ids.filter((id) => retiredIn(id).length > 0)).toEqual([]);
  });

  it('finds numbers of error codes only in the contract', () => {
    const numbered = [...parsed].filter(
      ([file, { numbers }]) =>
        !/contract\/(errors|texts)\.ts$|^tests\/repo\//.test(file) &&
        numbers.some((number) => /^100[0-3]\d$/.test(number)),
    );
    expect(numbered).toEqual([]);
  });

  it('finds only file names in camelCase, or in PascalCase for components', () => {
    const cased = files.filter((file) => /^(packages|tests|scripts)\/.*\.tsx?$/.test(file));
    const base = (file: string) => file.slice(file.lastIndexOf('/') + 1);
    expect(cased.filter((file) => !/^[A-Za-z\d]+(\.[a-z]+)*\.tsx?$/.test(base(file)))).toEqual([]);
  });
});
