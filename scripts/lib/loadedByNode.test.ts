import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

// Unit tests run in Vite, which replaces `import.meta.env`. Node.js can't load a module that uses it.
it('Node.js loads all modules that the scripts share', () => {
  const modules = globSync('scripts/lib/*.ts').filter((file) => !file.endsWith('.test.ts'));
  const urls = JSON.stringify(modules.map((file) => pathToFileURL(resolve(file)).href));
  const code = `for (const url of ${urls}) await import(url); process.exit(0)`;
  expect(modules).toContain('scripts/lib/site.ts');
  expect(() =>
    execFileSync(process.execPath, ['--input-type=module', '-e', code], { stdio: 'pipe' }),
  ).not.toThrow();
});
