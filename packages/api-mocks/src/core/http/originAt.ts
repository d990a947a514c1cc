/**
 * Returns the origin in the caller's URL. Returns `otherwise` if the `Host` header is invalid. The server
 * removes `X-Forwarded-Proto` unless a trusted proxy has set it.
 */
export function originAt(headers: Headers, otherwise: string): string {
  const host = headers.get('host') ?? '';
  const proto = headers.get('x-forwarded-proto') === 'https' ? 'https' : 'http';
  const isHost = /^[\w.-]+(:\d{1,5})?$|^\[[0-9a-f:.]+\](:\d{1,5})?$/i.test(host);
  return isHost ? `${proto}://${host}` : otherwise;
}
