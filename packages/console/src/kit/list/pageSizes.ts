/** Rows of a page: 10 or 20, as everywhere (specification §9). */
export const pageSizes = [10, 20] as const;
export type PageSize = (typeof pageSizes)[number];

/** How many pages there are; a list without rows has one. */
export const pageCountOf = (total: number, pageSize: number): number =>
  Math.max(1, Math.ceil(total / pageSize));
