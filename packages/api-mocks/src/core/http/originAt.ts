/** Returns the origin of a host. An invalid `Host` header isn't used. */
export const originAt = (host: string, otherwise: string): string =>
  /^[\w.-]+(:\d{1,5})?$|^\[[0-9a-f:.]+\](:\d{1,5})?$/i.test(host) ? `http://${host}` : otherwise;
