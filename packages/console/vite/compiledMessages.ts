import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type MessageFormatElement, TYPE, parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { isMessageBundle, messageBundles } from '../src/i18n/messageBundles.ts';

const MESSAGES = /\/i18n\/messages\/[\w-]+\/[\w-]+\.json$/;

/**
 * Turns a flat file of ICU messages into their parsed form at build time, so that the browser needs no
 * parser (react-intl without it is 7 kB gz smaller). A message without arguments stays a plain string.
 * With the name of a bundle as query, the file holds what that bundle takes of its areas.
 */
export function compiledMessages(): Plugin {
  return {
    name: 'settlement:compiled-messages',
    enforce: 'pre',
    transform(code, id) {
      const [file = id, query = ''] = id.split('?');
      if (!MESSAGES.test(file)) return null;
      const bundle = query
        .split('&')
        .map((part) => part.replace(/=$/, ''))
        .find(isMessageBundle);
      const compiled: Record<string, unknown> = {};
      const add = (name: string, text: string, isIncluded: (id: string) => boolean) => {
        for (const [key, message] of Object.entries(flatFile(text))) {
          if (!isIncluded(key)) continue;
          try {
            compiled[key] = withoutWaste(parse(String(message), { shouldParseSkeletons: true }));
          } catch (error) {
            this.error(`${name}: "${key}" is not a valid ICU message: ${String(error)}`);
          }
        }
      };
      if (bundle === undefined) add(file, code, () => true);
      else {
        for (const area of messageBundles[bundle].areas) {
          const part = join(dirname(file), `${area}.json`);
          this.addWatchFile(part);
          add(part, readFileSync(part, 'utf8'), messageBundles[bundle].has);
        }
      }
      // JSON.parse of a string literal is what engines read fastest, and Vite's own JSON plugin is bypassed.
      const json = JSON.stringify(JSON.stringify(compiled));
      return { code: `export default JSON.parse(${json});`, map: null, moduleType: 'js' };
    },
  };
}

function flatFile(text: string): object {
  const messages: unknown = JSON.parse(text);
  if (typeof messages !== 'object' || messages === null) throw new Error('A file of messages is an object');
  return messages;
}

function withoutWaste(elements: MessageFormatElement[]): MessageFormatElement[] | string {
  const [first] = elements;
  return elements.length === 1 && first?.type === TYPE.literal ? first.value : elements;
}

/** Changes when any message does, or the file that it is in: a bundle that the browser cached under another id is stale. */
export function messagesId(root: string): string {
  const hash = createHash('sha256');
  const rules = ['initialMessages', 'signInMessages', 'messageBundles'].map((name) => `src/i18n/${name}.ts`);
  for (const file of [...globSync('src/i18n/messages/*/*.json', { cwd: root }).sort(), ...rules]) {
    hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex').slice(0, 12);
}
