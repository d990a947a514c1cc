/** Returns `otherwise` if `Host` is invalid. Only a trusted proxy can set `X-Forwarded-Proto`. */
export function originAt(headers: Headers, otherwise: string): string {
  const host = headers.get('host') ?? '';
  const proto = headers.get('x-forwarded-proto') === 'https' ? 'https' : 'http';
  const isHost = /^[\w.-]+(:\d{1,5})?$|^\[[0-9a-f:.]+\](:\d{1,5})?$/i.test(host);
  return isHost ? `${proto}://${host}` : otherwise;
}
