import { upload } from '@settlement/api-mocks/contract/workOrders';
import type { DataOf } from '@settlement/api-mocks/contract/endpoint';
import { type ImageError, readImage } from '@settlement/api-mocks/rules/image';
import { atom } from 'jotai';
import { unwrap } from '#api/unwrap.ts';
import { apiClientAtom } from './apiClient.ts';

export type UploadedImage = DataOf<typeof upload>;

/** Looks at a picture before it travels: png or jpg under 3M, by its bytes (specification §5). */
export async function imageErrorOf(file: Blob): Promise<ImageError | undefined> {
  const facts = readImage(new Uint8Array(await file.arrayBuffer()));
  return typeof facts === 'string' ? facts : undefined;
}

/** Sends a picture; answers where it is. */
export const uploadImageAtom = atom(
  null,
  async (get, _set, file: Blob, name: string): Promise<UploadedImage> =>
    unwrap(await get(apiClientAtom).upload(upload, { file, name }), upload.id),
);
