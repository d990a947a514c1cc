import { atom } from 'jotai';
import type { ApiClient } from '#api/client.ts';

const missing = () => Promise.reject(new Error('The store has no API client'));

export const apiClientAtom = atom<ApiClient>({ request: missing, upload: missing, download: missing });

export const apiFetchAtom = atom<{ readonly fetch: typeof fetch }>({
  fetch: (input, init) => fetch(input, init),
});
