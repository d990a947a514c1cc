/** Throws instead of returning a storage. The caller then keeps its data in memory. */
export function noStorage(): never {
  throw new Error('No storage');
}
