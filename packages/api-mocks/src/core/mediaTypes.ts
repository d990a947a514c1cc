import type { FileFormat } from '#contract/endpoint.ts';

/** Media types of files of rows, by format. */
export const mediaTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
} as const satisfies Record<FileFormat, string>;
