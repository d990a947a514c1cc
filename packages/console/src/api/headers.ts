export type Language = 'en-US' | 'zh-CN';

type Context = {
  /** The path of the call, such as `/api/v1/public/login`. */
  path: string;
  /** The path of the page, such as `/m/login`. */
  page: string;
  token: string | undefined;
  language: Language | undefined;
  now: Date;
};

/** The headers of every call (specification §7). */
export function requestHeaders({ path, page, token, language, now }: Context): Record<string, string> {
  const headers: Record<string, string> = {
    accept: 'application/json',
    'X-Language': language ?? 'en-US',
    'X-Time': now.toUTCString(),
  };
  if (token && !(isSignInCall(path) && isLoginPage(page))) headers['X-Token'] = token;
  return headers;
}

/** The one exception: these calls carry no token while a login page is open (specification §7). */
function isSignInCall(path: string): boolean {
  return path.includes('/public/login') || path.includes('/public/register');
}

/** `/login` and `/m/login`. */
export function isLoginPage(page: string): boolean {
  return /^(\/m)?\/login\/?$/.test(page);
}
