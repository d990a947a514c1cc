import { atom } from 'jotai';
import type { ApiClient } from '#api/client.ts';

const missing = () => Promise.reject(new Error('No API client: make the store with createConsoleStore'));

/** The client of this store. */
export const apiClientAtom = atom<ApiClient>({ request: missing, upload: missing, download: missing });

/** How a path of the API is fetched where no client is wanted; of this site by default. */
export const apiFetchAtom = atom<{ readonly fetch: typeof fetch }>({
  fetch: (input, init) => fetch(input, init),
});
