import { atom } from 'jotai';

/** Where `pnpm mock-api` answers unless it is given another port. */
const MOCK_SERVER = 'http://localhost:8787';

/** What a program outside of the browser puts before `/api/v1`. The bank in the page answers no program. */
export const apiServerAtom = atom(MOCK_SERVER);

/** The server that `config.json` names, in full: `apiUrl` may be empty or a folder of this site. */
export const serverAt = (apiUrl: string, origin: string): string =>
  new URL(apiUrl, origin).href.replace(/\/$/, '');
