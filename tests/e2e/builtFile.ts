import { readFileSync } from 'node:fs';

export function builtFile(source: string): RegExp {
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync('packages/console/source-maps/manifest.json', 'utf8'),
  );
  const built = Object.entries(manifest).find(([key]) => key.startsWith(source) && !key.endsWith('.css'));
  if (!built) throw new Error(`The build has no separate file for ${source}`);
  return new RegExp(`/${built[1].file.replaceAll('.', '\\.')}$`);
}
