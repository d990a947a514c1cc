const MASK = '***';

/** Also masks a user name without a password, because it's often a key. */
export function maskPassword(url: string): string {
  if (!URL.canParse(url)) return url;
  const shown = new URL(url);
  if (shown.username === '' && shown.password === '') return url;
  shown[shown.password === '' ? 'username' : 'password'] = MASK;
  return shown.href;
}

/** Returns the saved URL whose masked form is `url`. Returns `url` itself if no saved URL matches. */
export const unmasked = (url: string, saved: readonly string[]): string =>
  saved.find((one) => maskPassword(one) === url) ?? url;
