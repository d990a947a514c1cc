const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (letter) => escapes[letter] ?? letter);

export const htmlPage = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>
:root { color-scheme: light dark }
body { font: 15px/1.5 system-ui, sans-serif; max-width: 72rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; display: block; overflow-x: auto }
th, td { text-align: start; vertical-align: top; padding: 0.25rem 0.75rem 0.25rem 0; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent) }
code, pre { font: 13px/1.5 ui-monospace, monospace }
pre { overflow-x: auto; padding: 0.75rem; background: color-mix(in srgb, currentColor 6%, transparent) }
</style></head><body>
${body}
</body></html>`;

export function htmlTable(
  caption: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const cells = (tag: string, row: readonly string[]) =>
    row.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('');
  const lines = rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('\n');
  return `<h2>${escapeHtml(caption)}</h2>\n<table><thead><tr>${cells('th', head)}</tr></thead><tbody>\n${lines}\n</tbody></table>`;
}
