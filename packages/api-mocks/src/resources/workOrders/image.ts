import type { UploadedFile } from '#core/pipeline.ts';

/** The image as an address that needs no server; it carries the name of the file, as a server's address would. */
export function dataAddress(type: string, bytes: Uint8Array, name: string): string {
  let text = '';
  for (let from = 0; from < bytes.length; from += 8192)
    text += String.fromCharCode(...bytes.subarray(from, from + 8192));
  return `data:${type};name=${encodeURIComponent(name)};base64,${btoa(text)}`;
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
