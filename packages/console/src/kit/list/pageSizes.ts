/** The choices for the number of rows per page (specification §9). */
export const pageSizes = [10, 20] as const;
export type PageSize = (typeof pageSizes)[number];

export const pageCountOf = (total: number, pageSize: number): number =>
  Math.max(1, Math.ceil(total / pageSize));
