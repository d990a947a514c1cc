import type { CallbackAttempt } from '@settlement/api-mocks/contract/callbacks';

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

export function curlOf({ method, url, headers, body }: CallbackAttempt['request']): string {
  const lines = [
    `curl -X ${method} ${quoted(url)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    `--data-raw ${quoted(body)}`,
  ];
  return lines.join(' \\\n  ');
}

/** One field per line. Text that isn't JSON stays unchanged. */
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
