/**
 * Runs the requests of `api.http` with httpYac (a download of 68 MB) on a new mock server, or on
 * `COLLECTION_URL`.
 */
import { spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './lib/run.ts';

const HTTPYAC = 'httpyac@6.16.7';
const picture = new URL('../packages/api-mocks/picture.png', import.meta.url);
const entry = 'packages/api-mocks/src/entries/serve.ts';

const given = process.env['COLLECTION_URL'];
const server = given === undefined ? spawn(process.execPath, [entry, '--port', '0']) : undefined;

function addressOf(): Promise<string> {
  return new Promise((resolve, reject) => {
    if (given !== undefined) resolve(given.replace(/\/$/, ''));
    server?.on('exit', () => reject(new Error('The server did not start')));
    // The output is also read after the server has started, because a server that can't write its log exits.
    server?.stdout.on('data', (chunk) => {
      const found = /http:\/\/[\w.:]+/.exec(String(chunk));
      if (found) resolve(found[0]);
    });
  });
}

const folder = mkdtempSync(join(tmpdir(), 'collection-'));
try {
  writeFileSync(join(folder, 'api.http'), await (await fetch(`${await addressOf()}/api.http`)).text());
  copyFileSync(picture, join(folder, 'picture.png'));
  const shown = ['--all', '--output', 'short', '--output-failed', 'exchange'];
  const args = ['--yes', `--package=${HTTPYAC}`, 'httpyac', 'send', 'api.http', ...shown];
  process.exitCode = await run('npx', args, { npm_config_ignore_scripts: 'true' }, folder);
} finally {
  server?.kill();
  rmSync(folder, { recursive: true });
}
