import { MODE_HEADER } from '@settlement/api-mocks/contract/endpoint';

export type Language = 'en-US' | 'zh-CN';

type Context = {
  path: string;
  page: string;
  token: string | undefined;
  language: Language | undefined;
  now: Date;
  /** The mode for the header. Undefined for servers without test mode. */
  mode: 'live' | 'test' | undefined;
};

/** Returns the headers of a call (specification §7). */
export function requestHeaders({ path, page, token, language, now, mode }: Context): Record<string, string> {
  const headers: Record<string, string> = {
    accept: 'application/json',
    'X-Language': language ?? 'en-US',
    'X-Time': now.toUTCString(),
  };
  if (mode) headers[MODE_HEADER] = mode;
  if (token && !(isSignInCall(path) && isLoginPage(page))) headers['X-Token'] = token;
  return headers;
}

/** Checks if a call is sent without the token when the user is on a sign-in page (specification §7). */
function isSignInCall(path: string): boolean {
  return path.includes('/public/login') || path.includes('/public/register');
}

export function isLoginPage(page: string): boolean {
  return /^(\/m)?\/login\/?$/.test(page);
}
