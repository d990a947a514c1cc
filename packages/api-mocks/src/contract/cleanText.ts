/** Characters without a width of their own, marks of the writing direction, fillers and control characters. */
const INVISIBLE = /(?![\t\n\v\f\r])[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\u2800]/gu;

/** Removes the characters that no user can see, so that two texts that look the same are the same. */
export function stripInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

/** Writes full-width letters, digits and signs, as Chinese and Japanese keyboards give them, in ASCII. */
export function narrowed(text: string): string {
  return text.replace(/[\uFF01-\uFF5E\u3000]/g, (sign) => sign.normalize('NFKC'));
}

/** Returns a host in Punycode, as the network knows it; empty if it isn't one. */
export function asciiHost(host: string): string {
  const url = `http://${host}`;
  return /^[^\s/?#@:\\%]+$/.test(host) && URL.canParse(url) ? new URL(url).hostname : '';
}
