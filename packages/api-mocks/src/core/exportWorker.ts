import type { Spreadsheet } from './spreadsheet.ts';
import { writeWorkbook } from './writeWorkbook.ts';

/** Runs in a Worker: one spreadsheet in, its bytes out. */
self.addEventListener('message', (event: MessageEvent<Spreadsheet>) => {
  writeWorkbook(event.data).then(
    (bytes) => self.postMessage({ bytes }, { transfer: [bytes.buffer] }),
    (error: unknown) => self.postMessage({ error: String(error) }, { transfer: [] }),
  );
});
