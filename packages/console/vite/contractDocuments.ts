import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The descriptions of the API at their usual URLs. A test compares them with the contract. */
const documents = {
  'openapi.json': 'application/json; charset=utf-8',
  'openapi.merchant.json': 'application/json; charset=utf-8',
  'llms.txt': 'text/plain; charset=utf-8',
} as const;

const read = (name: string) =>
  readFile(fileURLToPath(import.meta.resolve(`@settlement/api-mocks/contract/${name}`)));

export function contractDocuments(): Plugin {
  return {
    name: 'settlement:contract-documents',
    configureServer(server) {
      for (const [name, type] of Object.entries(documents)) {
        server.middlewares.use(`/${name}`, (_request, response, next) => {
          read(name).then((bytes) => response.setHeader('content-type', type).end(bytes), next);
        });
      }
    },
    async generateBundle() {
      for (const name of Object.keys(documents)) {
        this.emitFile({ type: 'asset', fileName: name, source: await read(name) });
      }
    },
  };
}
