import { escapeHtml } from './html.ts';

const anchorOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

const inline = (text: string) =>
  escapeHtml(text)
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll(/\[([^\]]+)\]\(([^)]+)\)/g, '<a href="$2">$1</a>');

const listOf = (tag: string, lines: readonly string[]) => {
  const items = lines.map((line) => `<li>${inline(line.replace(/^(?:-|\d+\.) /, ''))}</li>`);
  return `<${tag}>${items.join('\n')}</${tag}>`;
};

function blockToHtml(block: string): string {
  const [, marks, title = ''] = /^(#+) (.*)$/.exec(block) ?? [];
  if (marks) return `<h${marks.length} id="${anchorOf(title)}">${inline(title)}</h${marks.length}>`;
  const [, code] = /^```\w*\n([^]*)\n```$/.exec(block) ?? [];
  if (code !== undefined) return `<pre>${escapeHtml(code)}</pre>`;
  const lines = block.split('\n');
  if (block.startsWith('- ')) return listOf('ul', lines);
  if (/^\d+\. /.test(block)) return listOf('ol', lines);
  return `<p>${inline(lines.join(' ').replace(/^> /, ''))}</p>`;
}

/** Converts Markdown to HTML: headings, paragraphs, lists without nesting, code blocks, code and links. */
export const markdownToHtml = (text: string): string =>
  (text.match(/```[^]*?\n```|[^\n](?:[^\n]|\n(?!\n))*/g) ?? [])
    .map((block) => blockToHtml(block.trim()))
    .join('\n');

export const contentsOf = (text: string): string =>
  [...text.matchAll(/^## (.*)$/gm)]
    .map(([, title = '']) => `<a href="#${anchorOf(title)}">${inline(title)}</a>`)
    .join(' · ');
