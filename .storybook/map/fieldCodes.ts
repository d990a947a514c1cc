import { valueOf } from './evaluate.ts';

/** By body code: the field that forms show it beside, from the console's own table. */
export function fieldsOfCodes(): ReadonlyMap<number, string> {
  const table = valueOf('packages/console/src/kit/form/serverErrors.ts', 'fieldsOfCode');
  if (typeof table !== 'object' || table === null) throw new Error('The table of fields cannot be read');
  return new Map(
    Object.entries(table).map(([code, names]) => [
      Number(code),
      String(Array.isArray(names) ? names[0] : ''),
    ]),
  );
}
