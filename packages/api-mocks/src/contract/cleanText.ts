/** Zero-width characters, direction marks, fillers, and control characters except tabs and line breaks. */
const INVISIBLE = /(?![\t\n\v\f\r])[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\u2800]/gu;

/** Removes invisible characters, so that texts that look the same are equal. */
export function stripInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

/** Converts full-width letters, digits and signs, which Chinese and Japanese keyboards type, to ASCII. */
export function narrowed(text: string): string {
  return text.replace(/[\uFF01-\uFF5E\u3000]/g, (sign) => sign.normalize('NFKC'));
}

/** Converts a host to Punycode. Returns an empty string if the host is invalid. */
export function asciiHost(host: string): string {
  const url = `http://${host}`;
  return /^[^\s/?#@:\\%]+$/.test(host) && URL.canParse(url) ? new URL(url).hostname : '';
}
