/** Replaces a missing storage. Data is kept in memory until the user leaves the page. */
export function noStorage(): never {
  throw new Error('No storage');
}
