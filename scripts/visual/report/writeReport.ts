import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { ReportData } from './data.ts';

const here = import.meta.dirname;

/** JSON that stands in a script element: nothing in it ends the element. */
export const asScript = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** Writes `index.html` beside the folders of pictures: one file, which opens without a server. */
export async function writeReport(folder: string, data: ReportData): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(here, 'main.tsx')],
    bundle: true,
    minify: true,
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  });
  const script = outputFiles
    .map(({ text }) => text)
    .join('')
    .replaceAll('</script', '<\\/script');
  const file = join(folder, 'index.html');
  const style = readFileSync(join(here, 'report.css'), 'utf8');
  writeFileSync(
    file,
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Visual changes since ${data.revision.replaceAll('<', '&lt;')}</title>
<style>${style}</style>
<div id="root"></div>
<script type="application/json" id="data">${asScript(data)}</script>
<script>${script}</script>
</html>
`,
  );
  return file;
}
