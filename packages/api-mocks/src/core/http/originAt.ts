/** Returns the origin of a `Host` header, or `otherwise` if the header is invalid. */
export const originAt = (host: string, otherwise: string): string =>
  /^[\w.-]+(:\d{1,5})?$|^\[[0-9a-f:.]+\](:\d{1,5})?$/i.test(host) ? `http://${host}` : otherwise;
