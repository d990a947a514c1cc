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
  nowhere: 'noFields',
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

/** Comments, quoted text and the text of templates are prose; what a template is filled with is code. */
const PROSE =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|(?<=[(,=:|?]\s*)\/(?![*/ ])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*|`(?:[^`\\$]|\\.|\$(?!\{))*/g;

const wordsOf = (name: string) =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

const retiredIn = (name: string) => wordsOf(name).filter((word) => Object.hasOwn(retired, word));

const namesIn = (file: string) =>
  new Set(
    read(file)
      .replaceAll(PROSE, ' ')
      .match(/[A-Za-z_$][\w$]*/g) ?? [],
  );

describe('the vocabulary', () => {
  it('splits names at their case', () => {
    expect(retiredIn('usePlaceOf')).toEqual(['place']);
    expect(retiredIn('NO_FAULTS')).toEqual(['faults']);
    expect(retiredIn('replacement')).toEqual([]);
  });

  it('has no retired word in a name', () => {
    const found = code.flatMap((file) =>
      [...namesIn(file)]
        .filter((name) => !given.has(name) && !(bech32.test(file) && /words/i.test(name)))
        .filter((name) => file !== urlParameter.file || name !== urlParameter.name)
        .flatMap((name) => retiredIn(name).map((word) => `${file}: ${name} → ${retired[word] ?? ''}`)),
    );
    expect(found.filter((line) => !line.startsWith('tests/repo/vocabulary'))).toEqual([]);
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
    const numbered = code.filter(
      (file) =>
        !/contract\/errors\.ts$|core\/texts\.ts$|^tests\/repo\//.test(file) &&
        /(?<![\w.$])100[0-3]\d(?![\w.])/.test(read(file).replaceAll(PROSE, ' ')),
    );
    expect(numbered).toEqual([]);
  });

  it('names files in one convention: camelCase, or PascalCase for components', () => {
    const cased = files.filter((file) => /^(packages|tests|scripts)\/.*\.tsx?$/.test(file));
    const base = (file: string) => file.slice(file.lastIndexOf('/') + 1);
    expect(cased.filter((file) => !/^[A-Za-z\d]+(\.[a-z]+)*\.tsx?$/.test(base(file)))).toEqual([]);
  });
});
