import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ExportMessage, ExportReply } from './exportPorts.ts';
import type { Cells, Spreadsheet } from './spreadsheet.ts';

/** So many rows are made at a time: a few milliseconds, between which other calls are answered. */
const PIECE = 100;
/** Small, so that what was written is given back before there is much of it; in megabytes. */
const resourceLimits = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 192 } as const;
/** So much of the file waits for a slow caller before no more is written. */
const MOST_WAITING_BYTES = 1024 * 1024;

/** Beside this module, in its source and in the package. */
const threadUrl = new URL(`./exportThread${extname(import.meta.url)}`, import.meta.url);

/**
 * Writes a spreadsheet in a thread of its own while it is read. Rows are made as the file needs them; a reader that
 * goes away ends the thread.
 */
export function writeInThread({ rows, ...frame }: Spreadsheet): ReadableStream<Uint8Array<ArrayBuffer>> {
  const thread = new Worker(threadUrl, { resourceLimits });
  const source = rows[Symbol.iterator]();
  const say = (message: ExportMessage) => thread.postMessage(message, []);
  /** The thread has taken what it was given. */
  let isReady = false;

  function nextPiece(): ExportMessage {
    const piece: Cells[] = [];
    while (piece.length < PIECE) {
      const next = source.next();
      if (next.done === true) break;
      piece.push(next.value);
    }
    return piece.length === 0 ? { kind: 'end' } : { kind: 'rows', rows: piece };
  }

  function feed(controller: ReadableStreamDefaultController): void {
    if (!isReady || (controller.desiredSize ?? 0) <= 0) return;
    isReady = false;
    say(nextPiece());
  }

  function end(): void {
    source.return?.();
    void thread.terminate();
  }

  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      start(controller) {
        const fail = (error: unknown) => {
          controller.error(error);
          end();
        };
        const answers: { readonly [Kind in ExportReply['kind']]: (reply: ExportReply) => void } = {
          bytes: (reply) => 'bytes' in reply && controller.enqueue(reply.bytes),
          more() {
            isReady = true;
            feed(controller);
          },
          done() {
            controller.close();
            end();
          },
          failed: (reply) => fail(new Error('message' in reply ? reply.message : 'failed')),
        };
        thread.on('message', (reply: ExportReply) => {
          try {
            answers[reply.kind](reply);
          } catch (error) {
            fail(error);
          }
        });
        thread.on('error', fail);
        say({ kind: 'frame', frame });
      },
      pull: feed,
      cancel: end,
    },
    { highWaterMark: MOST_WAITING_BYTES, size: (bytes) => bytes.byteLength },
  );
}
