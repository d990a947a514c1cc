import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { compileMessages } from './compiledMessages.ts';

const FILES = 'src/i18n/messages/*/*.json';

/** Changes when any message does: a bundle that the browser cached under another id is stale. */
export function messagesId(root: string): string {
  const hash = createHash('sha256');
  for (const file of globSync(FILES, { cwd: root }).sort()) {
    hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex').slice(0, 12);
}

/** The compiled messages of each area as a JSON file, where `src/i18n/fetchMessages.ts` looks for it. */
export function messageFiles(root: string): Plugin {
  const compiled = (file: string) => JSON.stringify(compileMessages(readFileSync(join(root, file), 'utf8')));
  const pathOf = (file: string) => file.replace('src/i18n/messages/', '');
  return {
    name: 'settlement:message-files',
    configureServer(server) {
      server.middlewares.use('/assets/messages', (request, response, next) => {
        const file = globSync(FILES, { cwd: root }).find((name) => request.url?.endsWith(`/${pathOf(name)}`));
        if (file === undefined) return next();
        response.setHeader('content-type', 'application/json').end(compiled(file));
      });
      server.watcher.on('change', (file) => {
        if (file.includes('/i18n/messages/')) server.ws.send({ type: 'full-reload' });
      });
    },
    generateBundle() {
      const id = messagesId(root);
      for (const file of globSync(FILES, { cwd: root })) {
        this.emitFile({
          type: 'asset',
          fileName: `assets/messages/${id}/${pathOf(file)}`,
          source: compiled(file),
        });
      }
    },
  };
}
