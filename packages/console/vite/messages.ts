import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

const FILES = 'src/i18n/messages/*/*.json';
const MESSAGES = /\/i18n\/messages\/[\w-]+\/[\w-]+\.json$/;

/**
 * A flat file of ICU messages in their parsed form, so that the browser needs no parser (react-intl without it is
 * 7 kB gz smaller). Decision 0019 says why formatjs's own command doesn't do it.
 */
function compile(json: string): string {
  const messages: Record<string, string> = JSON.parse(json);
  const compiled = Object.entries(messages).map(([id, message]) => {
    try {
      return [id, parse(message, { shouldParseSkeletons: true })];
    } catch (cause) {
      throw new Error(`"${id}" is not a valid ICU message`, { cause });
    }
  });
  return JSON.stringify(Object.fromEntries(compiled));
}

const compileFile = (file: string) => compile(readFileSync(file, 'utf8'));

/** Each file by its path under `messages`. */
const filesOf = (root: string): Map<string, string> =>
  new Map(
    globSync(FILES, { cwd: root })
      .sort()
      // Windows separates by backslashes.
      .map((file) => [file.split(/[\\/]/).slice(-2).join('/'), join(root, file)]),
  );

/**
 * Changes when any message does, or the form it is compiled to: the files may be cached for ever, and a bundle that the
 * browser kept under another id is stale.
 */
export function messagesId(root: string): string {
  const hash = createHash('sha256');
  for (const [path, file] of filesOf(root)) hash.update(path).update(compileFile(file));
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
        response.setHeader('content-type', 'application/json').end(compileFile(file));
      });
      server.watcher.on('change', (file) => {
        if (file.includes('/i18n/messages/')) server.ws.send({ type: 'full-reload' });
      });
    },
    generateBundle() {
      const id = messagesId(root);
      for (const [path, file] of filesOf(root)) {
        this.emitFile({
          type: 'asset',
          fileName: `assets/messages/${id}/${path}`,
          source: compileFile(file),
        });
      }
    },
  };
}

/** The same as modules: for stories and tests, which have no server to fetch them from. */
export function messageModules(): Plugin {
  return {
    name: 'settlement:message-modules',
    enforce: 'pre',
    transform(code, id) {
      if (!MESSAGES.test(id)) return null;
      return { code: `export default ${compile(code)};`, map: null, moduleType: 'js' };
    },
  };
}
