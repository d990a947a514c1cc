/** The size limit of an image. An image must be smaller than 3 MB (specification §5). */
export const IMAGE_LIMIT = 3 * 1024 * 1024;

/** The message names of image errors: the names in specification §5 and two more specific names. */
export type ImageError = 'image_damaged' | 'image_gif' | 'image_heic' | 'image_size' | 'image_type';

export interface ImageFacts {
  readonly type: 'image/png' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
}

const GIF = [0x47, 0x49, 0x46];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];
const PNG_HEADER_BYTES = 24;

const startsWith = (bytes: Uint8Array, magic: readonly number[]) =>
  magic.every((byte, index) => bytes[index] === byte);

/** The frame header, which contains the size, follows segments of various lengths. */
function jpegSize(view: DataView): { width: number; height: number } | undefined {
  let at = 2;
  while (at + 9 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return undefined;
    // Any number of fill bytes can precede a marker.
    if (view.getUint8(at + 1) === 0xff) {
      at += 1;
      continue;
    }
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** Checks if bytes are a HEIC image, the format of iPhone photos (ISO 23008-12). */
function isHeic(bytes: Uint8Array): boolean {
  const brand = String.fromCharCode(...bytes.subarray(4, 12));
  return /^ftyp(?:hei[cx]|hevc|mif1|msf1)$/.test(brand);
}

/** Reads the content, because a file name can be wrong. */
export function readImage(bytes: Uint8Array): ImageFacts | ImageError {
  if (bytes.byteLength >= IMAGE_LIMIT) return 'image_size';
  if (startsWith(bytes, GIF)) return 'image_gif';
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (startsWith(bytes, PNG) && bytes.byteLength >= PNG_HEADER_BYTES)
    return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) };
  if (isHeic(bytes)) return 'image_heic';
  if (!startsWith(bytes, JPEG)) return startsWith(bytes, PNG) ? 'image_damaged' : 'image_type';
  const size = jpegSize(view);
  return size ? { type: 'image/jpeg', ...size } : 'image_damaged';
}
