import type { Cells, SheetFrame } from './spreadsheet.ts';

/** To whatever writes an export: what stands around the rows, the rows in pieces, and that there are no more. */
export type ExportMessage =
  | { readonly kind: 'frame'; readonly frame: SheetFrame }
  | { readonly kind: 'rows'; readonly rows: readonly Cells[] }
  | { readonly kind: 'end' };

/** From a thread that writes an export: a part of the file, that it can take more rows, and how it ended. */
export type ExportReply =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'more' }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly message: string };
