import type { CallbackAttempt } from '@settlement/api-mocks/contract/callbacks';

/** For a shell: inside single quotes everything is itself but the quote. */
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The very request, to be sent again from a terminal. */
export function curlOf({ method, url, headers, body }: CallbackAttempt['request']): string {
  const lines = [
    `curl -X ${method} ${quoted(url)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    `--data-raw ${quoted(body)}`,
  ];
  return lines.join(' \\\n  ');
}

/** JSON with a line for each field; anything else as it came. */
export function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

export function headersText(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}
