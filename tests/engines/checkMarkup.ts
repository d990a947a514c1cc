import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Finding } from './checkPage.ts';

interface Message {
  type: string;
  url: string;
  message: string;
  extract?: string;
}

/** A rule's name: the message without what differs from page to page. */
const ruleOf = (message: string) =>
  message.replace(/[“"][^”"]*[”"]/g, (name) => (name.length > 24 ? '…' : name));

/** What the Nu HTML checker finds in pages by story; nothing where there is no Java. */
export function checkMarkup(
  pages: ReadonlyMap<string, string>,
  folder: string,
  jar: string,
): readonly Finding[] {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [story, html] of pages) {
    const page = html.replace('<body', '<head><title>Story</title></head><body');
    writeFileSync(join(folder, `${story}.html`), `<!doctype html>${page}`);
  }
  const { error, stderr } = spawnSync(
    'java',
    ['-jar', jar, '--format', 'json', '--errors-only', '--exit-zero-always', folder],
    { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  if (error) {
    console.log('Nu needs Java: the HTML was not checked.');
    return [];
  }
  const { messages }: { messages: Message[] } = JSON.parse(stderr);
  return messages
    .filter(({ type }) => type === 'error')
    .map(({ url, message, extract }) => ({
      engine: 'Nu',
      rule: ruleOf(message),
      message,
      snippet: (extract ?? '').replace(/\s+/g, ' ').slice(0, 200),
      story: basename(url, '.html'),
    }));
}
