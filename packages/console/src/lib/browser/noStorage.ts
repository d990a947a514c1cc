/** Data is kept only until the page is left. */
export function noStorage(): never {
  throw new Error('No storage');
}
