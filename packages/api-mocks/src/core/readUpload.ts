import type { UploadedFile } from './pipeline.ts';

/** The `file` of a form; nothing when the body is no form or has none. */
export async function readUpload(request: Request): Promise<UploadedFile | undefined> {
  try {
    const file = (await request.formData()).get('file');
    return file instanceof File
      ? { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }
      : undefined;
  } catch {
    return undefined;
  }
}
