import type { ExportMessage } from '#core/files/exportThread.ts';
import type { Cells, SheetFrame } from '#core/files/spreadsheet.ts';
import { writeSheet } from '#core/files/writeSheet.ts';

let frame: SheetFrame | undefined;
const rows: Cells[] = [];

async function write(): Promise<void> {
  if (!frame) throw new Error('rows without a frame');
  const bytes = await writeSheet({ ...frame, rows });
  self.postMessage({ bytes }, { transfer: [bytes.buffer] });
}

self.addEventListener('message', ({ data }: MessageEvent<ExportMessage>) => {
  if (data.kind === 'frame') frame = data.frame;
  else if (data.kind === 'rows') rows.push(...data.rows);
  else write().catch((error: unknown) => self.postMessage({ error: String(error) }, { transfer: [] }));
});
