import type { Getter } from 'jotai';
import { type Page, type Paging, loadPages } from '../calls/loadPages.ts';
import { serverClockAtom } from '../calls/serverClock.ts';

/** The seconds after a movement during which an equal movement requires a confirmation. */
const EQUAL_SECONDS = 600;

/** Finds a recent movement. Loads pages, newest first, until one contains the movement or an older one. */
export async function findRecent<Row extends { readonly created_time: number }>(
  get: Getter,
  load: (query: Paging & { readonly start_time: number }) => Promise<Page<Row>>,
  keyOf: (row: Row) => string,
  isEqual: (row: Row) => boolean,
): Promise<Row | undefined> {
  const start_time = get(serverClockAtom).now() - EQUAL_SECONDS;
  const { list } = await loadPages(
    (paging) => load({ start_time, ...paging }),
    keyOf,
    // A server may ignore the start time.
    (rows) => rows.some((row) => isEqual(row) || row.created_time < start_time),
  );
  return list.find(isEqual);
}
