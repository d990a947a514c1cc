import { Writable } from 'node:stream';
import { parentPort } from 'node:worker_threads';
import type { Worksheet } from 'exceljs';
import { addSheetRow, beginSheet, loadExcel } from './writeWorkbook.ts';
import type { Cells, SheetFrame } from './spreadsheet.ts';
import { csvHead, csvRow } from './writeCsv.ts';
import { writePdf } from './writePdf.ts';

export type ExportMessage =
  | { readonly kind: 'frame'; readonly frame: SheetFrame }
  | { readonly kind: 'rows'; readonly rows: readonly Cells[] }
  | { readonly kind: 'end' };

export type ExportReply =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'more' }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly message: string };

interface FileWriter {
  add(rows: readonly Cells[]): void;
  end(): Promise<void>;
}

function reply(message: ExportReply): void {
  parentPort?.postMessage(message, message.kind === 'bytes' ? [message.bytes.buffer] : []);
}

/** Sends a copy of the bytes, because the library overwrites its buffer. */
const send = (bytes: Uint8Array) => reply({ kind: 'bytes', bytes: new Uint8Array(bytes) });

async function workbookWriter(frame: SheetFrame): Promise<FileWriter> {
  const ExcelJS = await loadExcel();
  const stream = new Writable({
    write(chunk: Uint8Array, _encoding, done) {
      send(chunk);
      done();
    },
  });
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({
    stream,
    useStyles: true,
    // Shared strings would keep all texts in memory until the file is complete: 100 MB for 200,000 rows.
    useSharedStrings: false,
    zip: { zlib: { level: 3 } },
  });
  const sheet: Worksheet = beginSheet(workbook, frame);
  return {
    add(rows) {
      for (const row of rows) addSheetRow(sheet, frame.columns, row);
    },
    async end() {
      sheet.commit();
      await workbook.commit();
    },
  };
}

function csvWriter(frame: SheetFrame): FileWriter {
  const encoder = new TextEncoder();
  send(encoder.encode(csvHead(frame)));
  return {
    add: (rows) => send(encoder.encode(rows.map((row) => csvRow(frame, row)).join(''))),
    end: () => Promise.resolve(),
  };
}

/** Writes all rows at the end, because the widths of the columns depend on all rows. */
function pdfWriter(frame: SheetFrame): FileWriter {
  const all: Cells[] = [];
  return {
    add: (rows) => void all.push(...rows),
    async end() {
      send(writePdf({ ...frame, rows: all }));
    },
  };
}

function writerFor(frame: SheetFrame): FileWriter | Promise<FileWriter> {
  if (frame.format === 'csv') return csvWriter(frame);
  return frame.format === 'pdf' ? pdfWriter(frame) : workbookWriter(frame);
}

let writer: FileWriter | undefined;

async function take(message: ExportMessage): Promise<void> {
  if (message.kind === 'frame') writer = await writerFor(message.frame);
  else if (message.kind === 'rows') writer?.add(message.rows);
  else await writer?.end();
  reply({ kind: message.kind === 'end' ? 'done' : 'more' });
}

/** Each file has its own thread. The sender waits until the thread has written a batch. */
parentPort?.on('message', (message: ExportMessage) => {
  take(message).catch((error: unknown) => reply({ kind: 'failed', message: String(error) }));
});
