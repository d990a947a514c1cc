import type { Endpoint, FileFormat } from '@settlement/api-mocks/contract/endpoint';
import { readAnswer, refuse } from './answer.ts';
import type { Extra } from './client.ts';
import { ApiError } from './errors.ts';
import { unwrap } from './unwrap.ts';

export const downloadExtra = (onProgress?: (received: number) => void): Extra => ({
  headers: { 'X-DOWNLOAD': '1', accept: '*/*' },
  responseType: 'blob',
  watch: (answer, renew) => {
    renew();
    return watchBody(answer, (received) => {
      renew();
      onProgress?.(received);
    });
  },
});

/** Returns a name such as `payments-2026-11-20.xlsx` for `payments.export`. */
export function downloadName(endpoint: Endpoint, format: FileFormat, now: Date): string {
  const area = endpoint.id.split('.')[0] ?? 'export';
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${area}-${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}.${format}`;
}

const beginnings: Record<FileFormat, readonly (readonly number[])[]> = {
  xlsx: [[0x50, 0x4b]],
  // A file for an accounting program starts with the heading “Date” instead of a byte order mark.
  csv: [
    [0xef, 0xbb, 0xbf],
    [0x44, 0x61, 0x74, 0x65],
  ],
  pdf: [[0x25, 0x50, 0x44, 0x46]],
};

/** Returns the file and its format. @throws {ApiError} the server's error, or `contract` */
export async function readFile(
  endpoint: Endpoint,
  status: number,
  blob: unknown,
): Promise<{ readonly blob: Blob; readonly format: FileFormat }> {
  if (!(blob instanceof Blob)) throw new ApiError('contract', { status, endpointId: endpoint.id });
  const format = status === 200 ? await formatOf(endpoint, blob) : undefined;
  if (format) return { blob, format };
  const body = parse(await blob.text());
  if (status === 500) unwrap(await readAnswer(endpoint, { status, body }), endpoint.id);
  refuse(endpoint, { status, body });
  throw new ApiError('contract', { status, endpointId: endpoint.id });
}

async function formatOf({ formats }: Endpoint, blob: Blob): Promise<FileFormat | undefined> {
  const first = new Uint8Array(await blob.slice(0, 4).arrayBuffer());
  return formats.find((format) =>
    beginnings[format].some((bytes) => bytes.every((byte, index) => first[index] === byte)),
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function watchBody(answer: Response, onBytes: (received: number) => void): Response {
  if (!answer.body) return answer;
  let received = 0;
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(part, controller) {
        received += part.byteLength;
        onBytes(received);
        controller.enqueue(part);
      },
    }),
  );
  const { status, statusText, headers } = answer;
  return new Response(counted, { status, statusText, headers });
}
