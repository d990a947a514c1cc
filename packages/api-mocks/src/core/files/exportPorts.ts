import type { Cells, SheetFrame } from './spreadsheet.ts';

export type ExportMessage =
  | { readonly kind: 'frame'; readonly frame: SheetFrame }
  | { readonly kind: 'rows'; readonly rows: readonly Cells[] }
  | { readonly kind: 'end' };

export type ExportReply =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'more' }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly message: string };
