import { valueOf } from './evaluate.ts';

/** Body codes that forms show beside a field, from the console's own table. */
export function codesOfFields(): ReadonlySet<number> {
  const table = valueOf('packages/console/src/kit/form/serverErrors.ts', 'fieldsOfCode');
  if (typeof table !== 'object' || table === null) throw new Error('The table of fields cannot be read');
  return new Set(Object.keys(table).map(Number));
}
