import { writeFile } from 'node:fs/promises';
import { exampleAnswers } from './exampleAnswers.ts';
import { namedCollection, scriptedCollection } from './collection/render.ts';
import { steps } from './collection/steps.ts';
import { llmsText } from './llmsText.ts';
import { openapiDocument } from './openapiDocument.ts';

/** `pnpm openapi`: writes the documents that are made from the contract. */
const document = openapiDocument(await exampleAnswers());
await writeFile(new URL('../openapi.json', import.meta.url), `${JSON.stringify(document, null, 2)}\n`);
await writeFile(new URL('../api.http', import.meta.url), scriptedCollection(steps));
await writeFile(new URL('../api.rest', import.meta.url), namedCollection(steps));
await writeFile(new URL('../llms.txt', import.meta.url), llmsText());
console.log('Wrote openapi.json, api.http, api.rest and llms.txt');
