import { readFile, writeFile } from 'node:fs/promises';
import { backendGuide } from './backendGuide.ts';
import { exampleAnswers } from './exampleAnswers.ts';
import { llmsText } from './llmsText.ts';
import { openapiDocument } from './openapiDocument.ts';

/** `pnpm openapi`: writes the documents that are generated from the contract. */
const document = openapiDocument(await exampleAnswers());
await writeFile(new URL('../openapi.json', import.meta.url), `${JSON.stringify(document, null, 2)}\n`);
await writeFile(new URL('../llms.txt', import.meta.url), llmsText());
const guide = new URL('../../../docs/backend.md', import.meta.url);
await writeFile(guide, backendGuide(await readFile(guide, 'utf8')));
console.log('Wrote openapi.json, llms.txt and docs/backend.md');
