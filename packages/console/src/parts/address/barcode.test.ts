import { expect, it } from 'vitest';
import { readPicture } from './barcode.ts';

it('readPicture rejects if the decoder of QR codes couldn’t be downloaded', async () => {
  const gone = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
  await expect(readPicture(new Blob(['picture']), () => Promise.reject(gone))).rejects.toBe(gone);
});

it('readPicture returns undefined for a picture that can’t be decoded', async () => {
  expect(await readPicture(new Blob(['picture']), async () => async () => 'code')).toBeUndefined();
});
