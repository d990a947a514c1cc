type Files = Readonly<Record<string, string>>;

/** By their path from the root of the repository. */
const fromRoot = (files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([path, file]) => [path.replace(/^(\.\.\/)+/, ''), file]));

/** The text of every document that a page shows. */
export const documents = fromRoot(
  import.meta.glob<string>(
    ['../../{SECURITY,CONTRIBUTING}.md', '../../docs/**/*.md', '../../packages/*/README.md'],
    { query: '?raw', import: 'default', eager: true },
  ),
);

/** The addresses of what they show. */
export const images = fromRoot(
  import.meta.glob<string>('../../docs/images/*', { query: '?url', import: 'default', eager: true }),
);
