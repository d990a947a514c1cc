import { createFormatters } from '@formatjs/intl';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { Visitor, parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import * as enumeration from '#api-mocks/contract/enumerations.ts';
import { errorNames } from '#api-mocks/contract/errors.ts';
import english from '#api-mocks/core/messages/en-US.json' with { type: 'json' };
import chinese from '#api-mocks/core/messages/zh-CN.json' with { type: 'json' };
import type { CodeKind } from '#api-mocks/core/textKeys.ts';
import { argumentsOf } from './messageArguments.ts';
import { isCheck, projectFiles, read } from './source.ts';

const ids = Object.keys(english);
const { getMessageFormat } = createFormatters();

const elementsOf = (text: string, language: string): MessageFormatElement[] =>
  getMessageFormat(text, language).getAst();

/** The codes that each kind has a text for. */
const codes: Record<CodeKind, Readonly<Record<string, number>>> = {
  payment: enumeration.paymentStatus,
  difference: enumeration.paymentDifference,
  withdrawal: enumeration.withdrawalStatus,
  progress: enumeration.movementProgress,
  movement: enumeration.streamType,
  direction: enumeration.movementDirection,
  source: enumeration.withdrawalSource,
  callback: enumeration.callbackStatus,
  callbackOrder: enumeration.callbackOrderType,
  workOrderStatus: enumeration.workOrderStatus,
  workOrderType: enumeration.workOrderType,
  address: enumeration.addressStatus,
  applicationMode: enumeration.appMode,
  applicationStatus: enumeration.appStatus,
  logType: enumeration.logType,
  logResult: enumeration.logResult,
};

/** The text of an id that is made of a family and a key: the key alone is a literal in the code. */
const keyed =
  /^(?:broken|field|filter|log|notification|reason|pay\.how|pay\.state|refusal|security|signature|sum|support)\.([\w ]+)(?:\.title|\.content)?$/;
/** Ids that end in a code: the contract says which there are. */
const coded = /^(?:code\.\w+|error|mail\.purpose|workOrder\.author)\.(?:\d+|other)$/;

/** The strings of every file of the bank that is no test. */
const literals = new Map(
  projectFiles()
    .filter((file) => /^packages\/api-mocks\/src\/.*\.ts$/.test(file) && !isCheck(file))
    .map((file) => {
      const found = new Set<string>();
      new Visitor({
        Literal: ({ value }) => void (typeof value === 'string' && found.add(value)),
      }).visit(parseSync(file, read(file)).program);
      return [file, found];
    }),
);
const isLiteral = (text: string) => [...literals.values()].some((found) => found.has(text));

/** A column is named in the file that names its list. */
function isColumn(area: string, key: string): boolean {
  const files = [...literals.values()].filter((found) => found.has(area));
  return files.some((found) => key === 'title' || found.has(key));
}

function isUsed(id: string): boolean {
  if (coded.test(id)) return true;
  const [, area, column] = /^sheet\.([\w-]+)\.(\w+)$/.exec(id) ?? [];
  if (area !== undefined && column !== undefined) return isColumn(area, column);
  return isLiteral(id) || isLiteral(keyed.exec(id)?.[1] ?? id);
}

const numbersUnder = (prefix: string) =>
  ids
    .filter((id) => id.startsWith(`${prefix}.`))
    .map((id) => id.slice(prefix.length + 1))
    .filter((code) => /^\d+$/.test(code))
    .map(Number)
    .toSorted((a, b) => a - b);

describe('the messages of the mock bank', () => {
  it('are the same in both languages, filled with the same values', () => {
    expect(Object.keys(chinese)).toEqual(ids);
    const other: Readonly<Record<string, string>> = chinese;
    for (const [id, text] of Object.entries(english)) {
      const translated = other[id] ?? '';
      expect(translated.trim(), id).not.toBe('');
      expect([...argumentsOf(elementsOf(translated, 'zh-CN'))].toSorted(), id).toEqual(
        [...argumentsOf(elementsOf(text, 'en-US'))].toSorted(),
      );
    }
  });

  it('have every id once', () => {
    for (const language of ['en-US', 'zh-CN']) {
      const lines = read(`packages/api-mocks/src/core/messages/${language}.json`).match(/^ {2}"/gm);
      expect(lines).toHaveLength(ids.length);
    }
  });

  it('are all used', () => {
    expect(literals.size).toBeGreaterThan(150);
    expect(ids.filter((id) => !isUsed(id))).toEqual([]);
  });

  it('have a text for every code of the contract, and for no other', () => {
    const known = Object.keys(errorNames).map(Number);
    expect(numbersUnder('error')).toEqual(known);
    expect(numbersUnder('mail.purpose')).toEqual(Object.values(enumeration.emailPurpose));
    const { support, system } = enumeration.workOrderAuthor;
    expect(numbersUnder('workOrder.author')).toEqual([support, system]);
    for (const [kind, values] of Object.entries(codes)) {
      expect({ kind, codes: numbersUnder(`code.${kind}`) }).toEqual({
        kind,
        codes: Object.values(values).filter((code) => code !== 0),
      });
    }
  });

  it('say in English what the specification calls an error', () => {
    const texts: Readonly<Record<string, string>> = english;
    for (const [code, name] of Object.entries(errorNames)) {
      expect(texts[`error.${code}`]?.toLowerCase()).toBe(name.toLowerCase());
    }
  });
});
