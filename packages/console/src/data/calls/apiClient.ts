import { atom } from 'jotai';
import type { ApiClient } from '#api/client.ts';

const missing = () => Promise.reject(new Error('No API client: make the store with createConsoleStore'));

export const apiClientAtom = atom<ApiClient>({ request: missing, upload: missing, download: missing });

export const apiFetchAtom = atom<{ readonly fetch: typeof fetch }>({
  fetch: (input, init) => fetch(input, init),
});
