import { atom } from 'jotai';

const MOCK_SERVER = 'http://localhost:8787';

/**
 * The base URL in code samples. Programs can't reach the mock API in the page, so the default is the mock
 * server.
 */
export const apiServerAtom = atom(MOCK_SERVER);

/** Converts `apiUrl` to an absolute URL. `apiUrl` may be empty, or a path on this site. */
export const serverAt = (apiUrl: string, origin: string): string =>
  new URL(apiUrl, origin).href.replace(/\/$/, '');
