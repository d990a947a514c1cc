/** Masks an email address: `a***@x.com`. */
export function maskEmail(email: string): string {
  const at = email.indexOf('@');
  return at < 1 ? '' : `${email.charAt(0)}***${email.slice(at)}`;
}

/** Masks a phone number: `770****128`. */
export function maskPhone(phone: string): string {
  return phone.length < 7 ? phone.replaceAll(/./g, '*') : `${phone.slice(0, 3)}****${phone.slice(-3)}`;
}

export function maskName(name: string): string {
  const [first = '', ...rest] = name.split(' ');
  return [`${first.slice(0, 2)}***`, ...rest.slice(-1)].join(' ');
}

/** Masks a merchant ID: `100***46`. */
export function maskMchid(mchid: string): string {
  return `${mchid.slice(0, 3)}***${mchid.slice(-2)}`;
}

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
