const HIDDEN = '***';

/** The pattern for names of fields and headers whose values are secrets or personal data. */
const PRIVATE =
  /token$|^ticket$|secret|_key$|^key$|password|phone|mobile|email|google_(auth_)?code|^code_\w+$|sign(ature)?$|recovery|^authorization$|^cookie$|^x-(token|ticket|signature)$/i;

export const isPrivate = (name: string): boolean => PRIVATE.test(name);

/** The patterns of personal data and secrets in any text. */
const forms: readonly RegExp[] = [
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  /\+\d[\d ()-]{6,}\d/g,
  /\b(?:sk|tok|tkt|whsec)_[\w-]{4,}/g,
];

/** A `token` field with the symbol of a token, such as USDT, which isn't a secret. */
const ASSET = /^"token":\s*"[A-Za-z0-9]{1,7}"$/;

/** Hides `secrets`, values of private fields, email addresses, phone numbers, keys and tokens in a text. */
export const mask = (text: string, secrets: readonly string[] = []): string =>
  forms
    .reduce(
      (masked, form) => masked.replaceAll(form, HIDDEN),
      secrets.reduce((masked, secret) => masked.replaceAll(secret, HIDDEN), text),
    )
    .replaceAll(/"([\w-]+)":\s*("(?:[^"\\]|\\.)*"?|\d+)/g, (field, name: string) =>
      isPrivate(name) && !ASSET.test(field) ? `"${name}":"${HIDDEN}"` : field,
    );
