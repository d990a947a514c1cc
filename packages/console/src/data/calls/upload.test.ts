import { errorCode } from '@settlement/api-mocks/contract/errors';
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { expect, test } from 'vitest';
import { createConsoleStore } from '#app/store.ts';
import { memoryStorage } from '#lib/browser/storage.ts';
import { imageErrorOf, uploadImageAtom } from './upload.ts';

const png = new Uint8Array(40);
png.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
new DataView(png.buffer).setUint32(16, 200);
new DataView(png.buffer).setUint32(20, 200);

test('uploadImageAtom returns the URL of an uploaded image', async () => {
  const api = createMockApi({ now: 1_795_143_570 });
  const store = createConsoleStore({
    storage: memoryStorage({ token: api.signIn() }),
    fetch: (input, init) => {
      const url = input instanceof Request ? input.url : input;
      return api.handle(new Request(new URL(url, 'http://console.test'), init));
    },
  });
  const image = await store.set(uploadImageAtom, new Blob([png]), 'logo.png');
  expect(image).toMatch(/^data:image\/png/);
  const gif = new Blob(['GIF89a']);
  await expect(imageErrorOf(gif)).resolves.toBe('image_gif');
  await expect(imageErrorOf(new Blob([png]))).resolves.toBeUndefined();
  await expect(store.set(uploadImageAtom, gif, 'logo.png')).rejects.toMatchObject({
    code: errorCode.PARAMETER_ERROR,
  });
});
