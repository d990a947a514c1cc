import type { Endpoint } from '@settlement/api-mocks/contract/endpoint';
import { readAnswer, refuse } from './answer.ts';
import { ApiError } from './errors.ts';
import { unwrap } from './unwrap.ts';

export interface Download {
  readonly blob: Blob;
  /** `<area>-YYYY-MM-DD.xlsx`. */
  readonly filename: string;
}

/** The area is the noun of the endpoint: `payments.export` is saved as `payments-2026-11-20.xlsx`. */
export function downloadName(endpoint: Endpoint, now: Date): string {
  const area = endpoint.id.split('.')[0] ?? 'export';
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${area}-${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}.xlsx`;
}

/** A spreadsheet, or the error that came in its place. */
export async function readSpreadsheet(endpoint: Endpoint, status: number, blob: unknown): Promise<Blob> {
  if (!(blob instanceof Blob)) throw new ApiError('contract', { status, endpointId: endpoint.id });
  if (status === 200 && (await isZip(blob))) return blob;
  const body = parse(await blob.text());
  if (status === 500) unwrap(readAnswer(endpoint, { status, body }), endpoint.id);
  refuse(endpoint, { status, body });
  throw new ApiError('contract', { status, endpointId: endpoint.id });
}

/** An xlsx file is a zip archive and begins with `PK`. */
async function isZip(blob: Blob): Promise<boolean> {
  const [p, k] = new Uint8Array(await blob.slice(0, 2).arrayBuffer());
  return p === 0x50 && k === 0x4b;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
