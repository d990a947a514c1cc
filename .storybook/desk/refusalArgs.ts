import type { Endpoint } from '@settlement/api-mocks/contract/endpoint';
import { endpoints } from '@settlement/api-mocks/contract/endpoints';
import { type ErrorCode, errorNames } from '@settlement/api-mocks/contract/errors';
import type { StrictInputType } from 'storybook/internal/types';

const all: Readonly<Record<string, Endpoint>> = endpoints;

/** The calls of `parameters.refusal`. */
const refusedCalls = (refusal: unknown): readonly string[] =>
  [refusal].flat().filter((call) => typeof call === 'string');

/** Every code that the contract declares for one of the calls, in the order of the catalogue. */
export const codesOfCalls = (calls: readonly string[]): readonly ErrorCode[] =>
  [...new Set(calls.flatMap((id) => all[id]?.errors ?? []))].sort((a, b) => a - b);

/** The control of a story that is refused: the codes with their names. */
export function refusalArgTypes(refusal: unknown): Record<string, StrictInputType> {
  const calls = refusedCalls(refusal);
  if (calls.length === 0) return {};
  const options = codesOfCalls(calls);
  return {
    code: {
      name: 'code',
      description: `${calls.join(', ')} is refused with it`,
      type: { name: 'number' },
      options: [...options],
      control: {
        type: 'select',
        labels: Object.fromEntries(options.map((code) => [code, `${code} ${errorNames[code]}`])),
      },
    },
  };
}

interface Address {
  readonly storySpecifier: unknown;
  readonly args?: Readonly<Record<string, unknown>>;
}

/**
 * Storybook drops an arg that is none of the options, and shows the default as if it were meant: what is wrong with
 * the code that the address asks of the story; undefined where it can be refused with it.
 */
export function wrongCode(id: string, refusal: unknown, address: Address | null): string | undefined {
  const calls = refusedCalls(refusal);
  const code = address?.args?.['code'];
  if (calls.length === 0 || address?.storySpecifier !== id || code === undefined) return undefined;
  const text = typeof code === 'string' ? code : JSON.stringify(code);
  const declared = codesOfCalls(calls);
  if (declared.some((one) => String(one) === text)) return undefined;
  return `${calls.join(' and ')} cannot be refused with ${text}. The contract declares ${declared.join(', ')}.`;
}
