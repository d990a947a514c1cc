import { atom } from 'jotai';

const MOCK_SERVER = 'http://localhost:8787';

/**
 * The base URL of `/api/v1` in code samples. By default, the samples use the mock server, because programs
 * outside the browser can't reach the mock API of the page.
 */
export const apiServerAtom = atom(MOCK_SERVER);

/** Converts `apiUrl` to an absolute URL. `apiUrl` may be empty, or a path on this site. */
export const serverAt = (apiUrl: string, origin: string): string =>
  new URL(apiUrl, origin).href.replace(/\/$/, '');
