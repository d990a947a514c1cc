import { fieldFault } from '../../core/fault.ts';
import type { UploadedFile } from '../../core/pipeline.ts';

/** Specification §5: under 3M. */
export const IMAGE_LIMIT = 3 * 1024 * 1024;

export interface Image {
  readonly type: 'image/png' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
}

const startsWith = (bytes: Uint8Array, magic: readonly number[]) =>
  magic.every((byte, index) => bytes[index] === byte);

function pngSize(view: DataView): { width: number; height: number } {
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** The frame header of a JPEG is behind segments of any length. */
function jpegSize(view: DataView): { width: number; height: number } | undefined {
  let at = 2;
  while (at + 9 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** What an image is by its bytes; its name proves nothing. */
export function readImage(bytes: Uint8Array): Image {
  if (bytes.byteLength >= IMAGE_LIMIT) throw fieldFault('file', 'image_size');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (startsWith(bytes, [0x47, 0x49, 0x46])) throw fieldFault('file', 'image_gif');
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) && bytes.byteLength >= 24) {
    return { type: 'image/png', ...pngSize(view) };
  }
  const size = startsWith(bytes, [0xff, 0xd8, 0xff]) ? jpegSize(view) : undefined;
  if (!size) throw fieldFault('file', 'image_type');
  return { type: 'image/jpeg', ...size };
}

/** The image as an address that needs no server. */
export function dataAddress(type: string, bytes: Uint8Array): string {
  let text = '';
  for (let from = 0; from < bytes.length; from += 8192)
    text += String.fromCharCode(...bytes.subarray(from, from + 8192));
  return `data:${type};base64,${btoa(text)}`;
}

export function isUploadedFile(value: unknown): value is UploadedFile {
  return (
    typeof value === 'object' &&
    value !== null &&
    'bytes' in value &&
    value.bytes instanceof Uint8Array &&
    'name' in value
  );
}
