import { type ExtensionGroup, extensionGroups } from '@settlement/api-mocks/contract/extensions';
import type { GenericSchema } from 'valibot';
import { isRecord } from './errors.ts';

type Schema = GenericSchema | undefined;
type Offers = (group: ExtensionGroup) => boolean;

const get = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined);

export const hasField = (schema: Schema, name: string): boolean =>
  get(get(schema, 'entries'), name) !== undefined;

export function offersField(schema: Schema, name: string, offers: Offers): boolean {
  const pipe = get(get(get(schema, 'entries'), name), 'pipe');
  const last: unknown = Array.isArray(pipe) ? pipe.at(-1) : undefined;
  const given = get(get(last, 'metadata'), 'x-extension');
  const group = extensionGroups.find((known) => known === given);
  return group === undefined || offers(group);
}

export function offeredFields(schema: Schema, input: unknown, offers: Offers): unknown {
  if (!schema || !isRecord(input)) return input;
  return Object.fromEntries(Object.entries(input).filter(([name]) => offersField(schema, name, offers)));
}
