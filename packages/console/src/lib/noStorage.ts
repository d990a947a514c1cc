/** Storage that is missing: what is kept lasts as long as the page. */
export function noStorage(): never {
  throw new Error('No storage');
}
