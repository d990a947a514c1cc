import type { ExportMessage } from './exportThread.ts';
import type { Cells, Spreadsheet } from './spreadsheet.ts';

interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

declare global {
  interface Window {
    readonly trustedTypes?: Policies;
  }
}

/** Returns a trusted type (`require-trusted-types-for 'script'`). The policy accepts only this URL. */
function trusted(own: string): string {
  const policy = window.trustedTypes?.createPolicy('settlement-mock-export', {
    createScriptURL(given) {
      if (given !== own) throw new TypeError('not the worker of the export');
      return given;
    },
  });
  return policy ? policy.createScriptURL(own) : own;
}

const PIECE = 150;
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Sends the rows to the worker in small batches, so that the page can respond to the user between two batches. */
async function feed(worker: Worker, { rows, ...frame }: Spreadsheet): Promise<void> {
  const say = (message: ExportMessage) => worker.postMessage(message, []);
  say({ kind: 'frame', frame });
  let piece: Cells[] = [];
  for (const row of rows) {
    piece.push(row);
    if (piece.length < PIECE) continue;
    say({ kind: 'rows', rows: piece });
    piece = [];
    await pause();
  }
  say({ kind: 'rows', rows: piece });
  say({ kind: 'end' });
}

export function writeInWorker(
  workerUrl: string,
): (spreadsheet: Spreadsheet) => Promise<Uint8Array<ArrayBuffer>> {
  let url: string | undefined;
  return (spreadsheet) => {
    // The URL is created only once, because the browser allows each policy name only once.
    url ??= trusted(workerUrl);
    const worker = new Worker(url, { type: 'module' });
    return new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
      worker.addEventListener(
        'message',
        (event: MessageEvent<{ bytes?: Uint8Array<ArrayBuffer>; error?: string }>) => {
          if (event.data.bytes) resolve(event.data.bytes);
          else reject(new Error(event.data.error ?? 'the export could not be written'));
        },
      );
      worker.addEventListener('error', (event) => reject(new Error(event.message)));
      feed(worker, spreadsheet).catch(reject);
    }).finally(() => worker.terminate());
  };
}
