import { Visitor, parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import * as enumeration from '#api-mocks/contract/enumerations.ts';
import type { Endpoint } from '#api-mocks/contract/endpoint.ts';
import { endpoints } from '#api-mocks/contract/endpoints.ts';
import { errorCode } from '#api-mocks/contract/errors.ts';
import { contractTexts } from '#api-mocks/contract/texts.ts';
import ownTexts from '#api-mocks/core/text/messages.json' with { type: 'json' };
import type { CodeKind } from '#api-mocks/core/text/formatText.ts';
import { isCheck, projectFiles, read } from './source.ts';

const ids = Object.keys(ownTexts);
const codes: Record<CodeKind, Readonly<Record<string, number>>> = {
  'payments.status': enumeration.paymentStatus,
  'payments.difference': enumeration.paymentDifference,
  'common.withdrawal': enumeration.withdrawalStatus,
  'common.progress': enumeration.movementProgress,
  'funds.type': enumeration.streamType,
  'funds.direction': enumeration.movementDirection,
  'funds.source': enumeration.withdrawalSource,
  'callbacks.status': enumeration.callbackStatus,
  'callbacks.order_type': enumeration.callbackOrderType,
  'links.status': enumeration.paymentLinkStatus,
  'workOrders.status': enumeration.workOrderStatus,
  'workOrders.type': enumeration.workOrderType,
  'addresses.status': enumeration.addressStatus,
  'applications.mode': enumeration.appMode,
  'applications.status': enumeration.appStatus,
  'account.log.type': enumeration.logType,
  'account.log.result': enumeration.logResult,
};

/**
 * The pattern of IDs that consist of a family and a key, sometimes with a suffix. The code contains only the
 * key as a literal.
 */
const keyed =
  /^(?:broken|errors\.field|log|notification|reason|pay\.how|pay\.state|refusal|security|signature|sum|support)\.([\w ]+)(?:\.title|\.content)?$/;
const coded = /^(?:mail\.purpose|workOrder\.author)\.(?:\d+|other)$/;

/** The names of all query parameters. The message ID of a filter's title ends with such a name. */
const parameters = new Set(
  Object.values<Endpoint>(endpoints).flatMap(({ query }) =>
    query && 'entries' in query ? Object.keys(Object(query.entries)) : [],
  ),
);
const titled = /^(?:[\w.]+\.)?filter\.([a-z_]+)$/;

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

/** Checks if a file contains the noun and the key of a column as literals. The key `title` isn't required. */
function isColumn(noun: string, key: string): boolean {
  const files = [...literals.values()].filter((found) => found.has(noun));
  return files.some((found) => key === 'title' || found.has(key));
}

function isUsed(id: string): boolean {
  if (coded.test(id)) return true;
  const [, area, noun, column] = /^(?:sheet\.([\w-]+)|(.+)\.column)\.(\w+)$/.exec(id) ?? [];
  if (column !== undefined && isColumn(area ?? noun ?? '', column)) return true;
  if (parameters.has(titled.exec(id)?.[1] ?? '')) return true;
  return isLiteral(id) || isLiteral(keyed.exec(id)?.[1] ?? id);
}

const numbersUnder = (prefix: string) =>
  [...ids, ...Object.keys(contractTexts)]
    .filter((id) => id.startsWith(`${prefix}.`))
    .map((id) => id.slice(prefix.length + 1))
    .filter((code) => /^\d+$/.test(code))
    .map(Number)
    .toSorted((a, b) => a - b);

describe('the messages of the mock API', () => {
  it('are all used', () => {
    expect(literals.size).toBeGreaterThan(150);
    expect(ids.filter((id) => !isUsed(id))).toEqual([]);
  });

  it('have filter IDs only for query parameters of the contract', () => {
    const shared = Object.keys(contractTexts).flatMap((id) => titled.exec(id)?.[1] ?? []);
    expect(shared.length).toBeGreaterThan(5);
    expect(shared.filter((name) => !parameters.has(name))).toEqual([]);
  });

  it('exist for exactly the codes of the contract', () => {
    expect(numbersUnder('errors')).toEqual(Object.values(errorCode));
    expect(numbersUnder('mail.purpose')).toEqual(Object.values(enumeration.emailPurpose));
    const { support, system } = enumeration.workOrderAuthor;
    expect(numbersUnder('workOrder.author')).toEqual([support, system]);
    for (const [kind, values] of Object.entries(codes)) {
      expect({ kind, codes: numbersUnder(kind) }).toEqual({
        kind,
        codes: Object.values(values).filter((code) => code !== 0),
      });
    }
  });
});
