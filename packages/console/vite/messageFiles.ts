import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { compileMessages } from './compiledMessages.ts';

const FILES = 'src/i18n/messages/*/*.json';

/** Each file by its path under `messages`. */
const filesOf = (root: string): Map<string, string> =>
  new Map(
    globSync(FILES, { cwd: root })
      .sort()
      // Windows separates by backslashes.
      .map((file) => [file.split(/[\\/]/).slice(-2).join('/'), join(root, file)]),
  );

const compiled = (file: string) => JSON.stringify(compileMessages(readFileSync(file, 'utf8')));

/**
 * Changes when any message does, or the form it is compiled to: the files may be cached for ever, and a bundle that the
 * browser kept under another id is stale.
 */
export function messagesId(root: string): string {
  const hash = createHash('sha256');
  for (const [path, file] of filesOf(root)) hash.update(path).update(compiled(file));
  return hash.digest('hex').slice(0, 12);
}

/** The compiled messages of each area as a JSON file, where `src/i18n/fetchMessages.ts` looks for it. */
export function messageFiles(root: string): Plugin {
  return {
    name: 'settlement:message-files',
    configureServer(server) {
      server.middlewares.use('/assets/messages', (request, response, next) => {
        const file = filesOf(root).get(request.url?.split('/').slice(-2).join('/') ?? '');
        if (file === undefined) return next();
        response.setHeader('content-type', 'application/json').end(compiled(file));
      });
      server.watcher.on('change', (file) => {
        if (file.includes('/i18n/messages/')) server.ws.send({ type: 'full-reload' });
      });
    },
    generateBundle() {
      const id = messagesId(root);
      for (const [path, file] of filesOf(root)) {
        this.emitFile({ type: 'asset', fileName: `assets/messages/${id}/${path}`, source: compiled(file) });
      }
    },
  };
}
