import fc from 'fast-check';
import { expect, test } from 'vitest';
import { IMAGE_LIMIT, readImage } from './image.ts';

const png = (width: number, height: number) => {
  const bytes = new Uint8Array(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
};
const jpeg = (width: number, height: number) => {
  const start = [0xff, 0xd8, 0xff, 0xe0, 0x00, 0x04, 0x00, 0x00];
  const frame = [0xff, 0xc0, 0x00, 0x0b, 0x08, height >> 8, height & 255, width >> 8, width & 255, 0, 0];
  return Uint8Array.from([...start, ...frame]);
};

test('PNG and JPG images are recognized by their bytes (specification §5)', () => {
  expect(readImage(png(200, 100))).toEqual({ type: 'image/png', width: 200, height: 100 });
  expect(readImage(jpeg(640, 480))).toEqual({ type: 'image/jpeg', width: 640, height: 480 });
});

test('readImage returns a specific error for a GIF', () => {
  expect(readImage(new TextEncoder().encode('GIF89a......'))).toBe('image_gif');
});

test('readImage accepts fill bytes before the markers of a JPG', () => {
  const [first = 0, second = 0, ...rest] = jpeg(640, 480);
  const filled = Uint8Array.from([first, second, 0xff, 0xff, ...rest]);
  expect(readImage(filled)).toEqual({ type: 'image/jpeg', width: 640, height: 480 });
});

test.each([
  ['image_damaged', jpeg(640, 480).subarray(0, 12)],
  ['image_damaged', png(200, 100).subarray(0, 12)],
  ['image_heic', new TextEncoder().encode('\0\0\0\u0018ftypheic....')],
])('readImage returns the error %s', (error, bytes) => {
  expect(readImage(bytes)).toBe(error);
});

test('readImage rejects files that aren’t images', () => {
  for (const text of ['', 'hello', '<svg xmlns="http://www.w3.org/2000/svg"/>', '\u0089PNG'])
    expect(readImage(new TextEncoder().encode(text))).toBe('image_type');
});

test('readImage accepts only images below 3 MB', () => {
  const large = new Uint8Array(IMAGE_LIMIT);
  large.set(png(1, 1));
  expect(readImage(large)).toBe('image_size');
  expect(readImage(large.subarray(0, IMAGE_LIMIT - 1))).toMatchObject({ type: 'image/png' });
});

test('readImage returns a result for any sequence of bytes', () => {
  const start = fc.constantFrom([], [0xff, 0xd8, 0xff], [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  fc.assert(
    fc.property(start, fc.uint8Array({ maxLength: 200 }), (magic, rest) => {
      const answer = readImage(Uint8Array.from([...magic, ...rest]));
      expect(['string', 'object']).toContain(typeof answer);
    }),
  );
});
