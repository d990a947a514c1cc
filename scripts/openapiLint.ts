/**
 * `pnpm openapi:lint`: the OpenAPI document against `spectral:oas` and redocly's `recommended-strict`, without a
 * rule switched off. The two weigh 83 MB, so that they are fetched when they are used.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { run } from './lib/run.ts';

const document = resolve('packages/api-mocks/openapi.json');
const folder = mkdtempSync(join(tmpdir(), 'openapi-lint-'));
const [spectral, redocly] = [join(folder, 'spectral.yaml'), join(folder, 'redocly.yaml')];
writeFileSync(spectral, 'extends: ["spectral:oas"]\n');
writeFileSync(redocly, 'extends: [recommended-strict]\n');

const tool = (name: string, args: readonly string[]) => run('npx', ['--yes', `--package=${name}`, ...args]);
const codes = [
  await tool('@stoplight/spectral-cli@6.16.3', ['spectral', 'lint', document, '-r', spectral, '-F', 'hint']),
  await tool('@redocly/cli@2.77.0', ['redocly', 'lint', document, '--config', redocly]),
];
rmSync(folder, { recursive: true });
process.exit(Math.max(...codes));
