import { readFile, writeFile } from 'node:fs/promises';
import { backendGuide } from './backendGuide.ts';
import { exampleRuns } from './exampleRuns.ts';
import { llmsText } from './llmsText.ts';
import { openapiDocument } from './openapiDocument.ts';

/** `pnpm openapi`: writes the documents that are generated from the contract. */
const runs = await exampleRuns();
const write = (name: string, document: object) =>
  writeFile(new URL(`../${name}`, import.meta.url), `${JSON.stringify(document, null, 1)}\n`);
await write('openapi.json', openapiDocument(runs));
await write('openapi.merchant.json', openapiDocument(runs, 'merchant'));
await writeFile(new URL('../llms.txt', import.meta.url), llmsText());
const guide = new URL('../../../docs/backend.md', import.meta.url);
await writeFile(guide, backendGuide(await readFile(guide, 'utf8')));
console.log('Wrote openapi.json, openapi.merchant.json, llms.txt and docs/backend.md');
