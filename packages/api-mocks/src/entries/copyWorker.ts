import { copyFile, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const NAME = 'mockServiceWorker.js';

/** Copies msw's service worker, in the version that the package was made for; says where it is. */
export async function copyWorker(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const target = join(folder, NAME);
  await copyFile(createRequire(import.meta.url).resolve(`msw/${NAME}`), target);
  return `Wrote ${target}`;
}
