import type { Endpoint } from '@settlement/api-mocks/contract/endpoint';
import { endpoints } from '@settlement/api-mocks/contract/endpoints';
import { type ErrorCode } from '@settlement/api-mocks/contract/errors';
import { errorNameOf } from '@settlement/api-mocks/contract/texts';
import type { StrictInputType } from 'storybook/internal/types';

const all: Readonly<Record<string, Endpoint>> = endpoints;

const refusedCalls = (refusal: unknown): readonly string[] =>
  [refusal].flat().filter((call) => typeof call === 'string');

export const codesOfCalls = (calls: readonly string[]): readonly ErrorCode[] =>
  [...new Set(calls.flatMap((id) => all[id]?.errors ?? []))].sort((a, b) => a - b);

export function refusalArgTypes(refusal: unknown): Record<string, StrictInputType> {
  const calls = refusedCalls(refusal);
  if (calls.length === 0) return {};
  const options = codesOfCalls(calls);
  return {
    code: {
      name: 'code',
      description: `The mock API rejects ${calls.join(', ')} with this code`,
      type: { name: 'number' },
      options: [...options],
      control: {
        type: 'select',
        labels: Object.fromEntries(options.map((code) => [code, `${code} ${errorNameOf(code)}`])),
      },
    },
  };
}

interface Address {
  readonly storySpecifier: unknown;
  readonly args?: Readonly<Record<string, unknown>>;
}

/** Returns an error text if the story can't show the code in the URL, which Storybook would ignore. */
export function wrongCode(id: string, refusal: unknown, address: Address | null): string | undefined {
  const calls = refusedCalls(refusal);
  const code = address?.args?.['code'];
  if (calls.length === 0 || address?.storySpecifier !== id || code === undefined) return undefined;
  const text = typeof code === 'string' ? code : JSON.stringify(code);
  const declared = codesOfCalls(calls);
  if (declared.some((one) => String(one) === text)) return undefined;
  return `${calls.join(' and ')} can’t be rejected with ${text}. The contract declares ${declared.join(', ')}.`;
}
