import { encodeQR } from 'qr';
import { expect, it } from 'vitest';
import { readQr } from './readFrame.ts';
import { readPicture } from './barcode.ts';

function pictureOf(text: string, pixels = 5) {
  const modules = encodeQR(text, 'raw', { border: 4 });
  const size = modules.length * pixels;
  const data = new Uint8ClampedArray(size * size * 4);
  for (let at = 0; at < size * size; at += 1) {
    const isDark = modules[Math.floor(Math.floor(at / size) / pixels)]?.[Math.floor((at % size) / pixels)];
    data.set(isDark ? [20, 20, 20, 255] : [235, 235, 235, 255], at * 4);
  }
  return { width: size, height: size, data };
}

it.each(['TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs', 'ethereum:0xdEf42e881c2837F3D425a82ED9399Ee30ee8Fc12@56'])(
  'readQr returns %s for a picture of its QR code',
  (text) => {
    expect(readQr(pictureOf(text))).toBe(text);
  },
);

it('readQr returns undefined for a picture without a QR code', () => {
  expect(
    readQr({ width: 64, height: 64, data: new Uint8ClampedArray(64 * 64 * 4).fill(255) }),
  ).toBeUndefined();
});

it('readPicture rejects if the decoder of QR codes couldn’t be downloaded', async () => {
  const gone = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
  await expect(readPicture(new Blob(['picture']), () => Promise.reject(gone))).rejects.toBe(gone);
});

it('readPicture returns undefined for a picture that can’t be decoded', async () => {
  expect(await readPicture(new Blob(['picture']), async () => async () => 'code')).toBeUndefined();
});
