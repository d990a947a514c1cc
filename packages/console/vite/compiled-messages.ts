import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { isSignInWord } from '../src/i18n/sign-in-words.ts';

const MESSAGES = /\/i18n\/messages\/[\w-]+\/[\w-]+\.json$/;

/**
 * Turns a flat file of ICU messages into their parsed form at build time, so that the browser needs no
 * parser (react-intl without it is 7 kB gz smaller). A message without arguments stays a plain string.
 */
export function compiledMessages(): Plugin {
  return {
    name: 'settlement:compiled-messages',
    enforce: 'pre',
    transform(code, id) {
      const [file = id, query = ''] = id.split('?');
      if (!MESSAGES.test(file)) return null;
      const messages: unknown = JSON.parse(code);
      if (typeof messages !== 'object' || messages === null) return this.error(`${file} is not an object`);
      const compiled = partOf(Object.entries(messages), query).map(([key, message]) => {
        try {
          return [key, parse(String(message), { shouldParseSkeletons: true })] as const;
        } catch (error) {
          return this.error(`${file}: "${key}" is not a valid ICU message: ${String(error)}`);
        }
      });
      // JSON.parse of a string literal is what engines read fastest, and Vite's own JSON plugin is bypassed.
      const json = JSON.stringify(JSON.stringify(Object.fromEntries(compiled)));
      return { code: `export default JSON.parse(${json});`, map: null, moduleType: 'js' };
    },
  };
}

/** The sign-in page takes its areas in two parts; everybody else takes the whole of them. */
function partOf<M>(messages: readonly (readonly [id: string, message: M])[], query: string) {
  const part = /(^|&)(login|login-by-email)(&|=|$)/.exec(query)?.[2];
  if (part === undefined) return messages;
  return messages.filter(([id]) => isSignInWord(id) === (part === 'login'));
}

/** Changes when any message does: a bundle that the browser cached under another id is stale. */
export function messagesId(root: string): string {
  const hash = createHash('sha256');
  for (const file of globSync('src/i18n/messages/*/*.json', { cwd: root }).sort()) {
    hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex').slice(0, 12);
}
