export interface Change {
  readonly id: string;
  /** The paragraphs of a changeset: https://changesets.dev */
  readonly paragraphs: readonly string[];
}

/** `.changeset/scales.md` without its head: what of which package, told to those who install it. */
export function readChange(path: string, file: string): Change {
  const id = path.replace(/^.*\//, '').replace(/\.md$/, '');
  const text = file.replace(/^---\n[\s\S]*?\n---\n/, '').trim();
  return { id, paragraphs: text.split(/\n{2,}/).map((paragraph) => paragraph.replaceAll(/\s+/g, ' ')) };
}
