import { atom } from 'jotai';

const MOCK_SERVER = 'http://localhost:8787';

/** The base URL in code samples. Programs can't reach the embedded mock API, so it's the mock server. */
export const apiServerAtom = atom(MOCK_SERVER);

/** Converts `apiUrl` to an absolute URL. `apiUrl` may be empty, or a path on this site. */
export const serverAt = (apiUrl: string, origin: string): string =>
  new URL(apiUrl, origin).href.replace(/\/$/, '');
