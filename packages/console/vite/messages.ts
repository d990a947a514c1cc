import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { startModules } from './chunkGroups.ts';

const SOURCES = 'src/**/*.{ts,tsx}';
const OWN = resolve(import.meta.dirname, '../src/i18n/messages.json');
/** The texts of codes and errors, which the console shares with the mock API. */
const SHARED = resolve(import.meta.dirname, '../../api-mocks/src/contract/messages.json');

const languages = ['en-US', 'zh-CN'] as const;
type Language = (typeof languages)[number];

/** Returns all messages by ID, in both languages. */
export const readMessages = (): Readonly<Record<string, Readonly<Record<Language, string>>>> =>
  Object.assign({}, ...[OWN, SHARED].map((file) => JSON.parse(readFileSync(file, 'utf8'))));

const messagesIn = (language: Language): Record<string, string> =>
  Object.fromEntries(Object.entries(readMessages()).map(([id, texts]) => [id, texts[language]]));

/**
 * Parses messages at build time, so that the browser needs no parser (7 kB gzip less). Decision 0019
 * explains why formatjs's command isn't used.
 */
function compile(messages: Readonly<Record<string, string>>): string {
  const compiled = Object.entries(messages).map(([id, message]) => {
    try {
      return [id, parse(message, { shouldParseSkeletons: true })];
    } catch (cause) {
      throw new Error(`"${id}" is not a valid ICU message`, { cause });
    }
  });
  return JSON.stringify(Object.fromEntries(compiled));
}

/**
 * Returns the version of the message files. It changes when a message or a module changes, because modules
 * determine the content of `start`. Browsers can cache the files of a version forever.
 */
export function messagesId(root: string): string {
  const hash = createHash('sha256');
  for (const language of languages) hash.update(compile(messagesIn(language)));
  for (const file of globSync(SOURCES, { cwd: root }).sort()) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 12);
}

const LITERAL = /['"`]([\w-]+(?:\.[\w-]+)+)\.?['"`]/g;
const TEMPLATE = /`((?:[\w.-]|\$\{[^`}]*\})*\$\{[^`}]*\}(?:[\w.-]|\$\{[^`}]*\})*)`/g;

/** Returns the message IDs that code uses as complete IDs, with prefixes, or in patterns such as `a.${b}.c`. */
export function idsIn(code: string, ids: readonly string[]): string[] {
  const literals = [...code.matchAll(LITERAL)].map(([, text = '']) => text);
  const patterns = [...code.matchAll(TEMPLATE)]
    .map(([, text = '']) =>
      text.replaceAll('.', String.raw`\.`).replaceAll(/\$\{[^}]*\}/g, String.raw`[\w.:-]+`),
    )
    .filter((pattern) => /\w{3}/.test(pattern.replaceAll(String.raw`[\w.:-]+`, '')))
    .map((pattern) => new RegExp(`^${pattern}$`));
  const named = new Set(literals);
  return ids.filter(
    (id) =>
      named.has(id) ||
      literals.some((literal) => id.startsWith(`${literal}.`)) ||
      patterns.some((pattern) => pattern.test(id)),
  );
}

function split(messages: Readonly<Record<string, string>>, modules: readonly string[]) {
  const ids = Object.keys(messages);
  const first = new Set(modules.flatMap((file) => idsIn(readFileSync(file, 'utf8'), ids)));
  const { start = [], rest = [] } = Object.groupBy(Object.entries(messages), ([id]) =>
    first.has(id) ? 'start' : 'rest',
  );
  return { start: Object.fromEntries(start), rest: Object.fromEntries(rest) };
}

/**
 * Provides the parsed messages at the paths that `src/i18n/fetchMessages.ts` requests, in development and in
 * builds.
 */
export function messageFiles(root: string): Plugin {
  return {
    name: 'settlement:message-files',
    configureServer(server) {
      server.middlewares.use('/assets/messages', (request, response, next) => {
        const [language = '', file = ''] = request.url?.split('/').slice(-2) ?? [];
        const known = languages.find((one) => one === language);
        if (!known) return next();
        response.setHeader('content-type', 'application/json');
        response.end(file === 'start.json' ? compile(messagesIn(known)) : '{}');
      });
      server.watcher.on('change', (file) => {
        if ([OWN, SHARED].includes(file)) server.ws.send({ type: 'full-reload' });
      });
    },
    generateBundle() {
      const id = messagesId(root);
      const modules = startModules().filter(
        (file) => file.startsWith(join(root, 'src')) && /\.tsx?$/.test(file),
      );
      for (const language of languages) {
        const files = split(messagesIn(language), modules);
        for (const [name, messages] of Object.entries(files)) {
          const fileName = `assets/messages/${id}/${language}/${name}.json`;
          this.emitFile({ type: 'asset', fileName, source: compile(messages) });
        }
      }
    },
  };
}

/**
 * Parses message files that modules import. Stories and tests use this plugin, because they have no server.
 */
export function messageModules(): Plugin {
  return {
    name: 'settlement:message-modules',
    enforce: 'pre',
    transform(_code, id) {
      const language = languages.find((one) => id.endsWith(`/i18n/messages.json?${one}`));
      if (!language) return null;
      return { code: `export default ${compile(messagesIn(language))};`, map: null, moduleType: 'js' };
    },
  };
}
