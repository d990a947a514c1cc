import { upload } from '@settlement/api-mocks/contract/workOrders';
import { type ImageError, readImage } from '@settlement/api-mocks/rules/image';
import { atom } from 'jotai';
import { ApiError, isApiError } from '#api/errors.ts';
import { unwrap } from '#api/unwrap.ts';
import { apiClientAtom } from './apiClient.ts';

/** Returns an error unless the content is an undamaged PNG or JPG of less than 3 MB (specification §5). */
export async function imageErrorOf(file: Blob): Promise<ImageError | undefined> {
  const facts = readImage(new Uint8Array(await file.arrayBuffer()));
  if (typeof facts === 'string') return facts;
  // A damaged image can have a valid header, so the browser decodes the whole image.
  const image = await globalThis.createImageBitmap?.(file).catch(() => undefined);
  image?.close();
  return image === undefined && 'createImageBitmap' in globalThis ? 'image_damaged' : undefined;
}

/** Uploads an image and returns its URL. If the server has no upload call, returns the image as a data URL. */
export const uploadImageAtom = atom(null, async (get, _set, file: Blob, name: string): Promise<string> => {
  try {
    return unwrap(await get(apiClientAtom).upload(upload, { file, name }), upload.id).url;
  } catch (error) {
    if (!isApiError(error, 'notOffered')) throw error;
    return dataUrlOf(file);
  }
});

const dataUrlOf = (file: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('loadend', () =>
      typeof reader.result === 'string'
        ? resolve(reader.result)
        : reject(new ApiError('aborted', { cause: reader.error })),
    );
    reader.readAsDataURL(file);
  });
