import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ExportMessage, ExportReply } from './exportThread.ts';
import type { Cells, Spreadsheet } from './spreadsheet.ts';

/** The rows per batch. Other calls can run between batches, each of which takes a few milliseconds. */
const PIECE = 100;
/** The memory limits of the thread, in megabytes. With low limits, the garbage collector frees written data early. */
const resourceLimits = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 192 } as const;
/** The number of unread bytes at which writing pauses, in case the caller reads slowly. */
const MOST_WAITING_BYTES = 1024 * 1024;

/** The same relative path works in the source and in the package. */
const threadUrl = new URL(`./exportThread${extname(import.meta.url)}`, import.meta.url);

/** Writes a file in a thread, and converts rows when the file needs them. Canceling the stream ends the thread. */
export function writeInThread({ rows, ...frame }: Spreadsheet): ReadableStream<Uint8Array<ArrayBuffer>> {
  const thread = new Worker(threadUrl, { resourceLimits });
  const source = rows[Symbol.iterator]();
  const say = (message: ExportMessage) => thread.postMessage(message, []);
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
