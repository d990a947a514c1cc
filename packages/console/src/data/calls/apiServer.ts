import { atom } from 'jotai';

const MOCK_SERVER = 'http://localhost:8787';

/** The prefix of `/api/v1` for programs outside of the browser, which can't reach the mock API in the page. */
export const apiServerAtom = atom(MOCK_SERVER);

/** Returns an absolute URL, because `apiUrl` may be empty or a folder of this site. */
export const serverAt = (apiUrl: string, origin: string): string =>
  new URL(apiUrl, origin).href.replace(/\/$/, '');
