type Files = Readonly<Record<string, string>>;

const fromRoot = (files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([path, file]) => [path.replace(/^(\.\.\/)+/, ''), file]));

export const documents = fromRoot(
  import.meta.glob<string>(
    ['../../{SECURITY,CONTRIBUTING}.md', '../../docs/**/*.md', '../../packages/*/README.md'],
    { query: '?raw', import: 'default', eager: true },
  ),
);

export const images = fromRoot(
  import.meta.glob<string>('../../docs/images/*', { query: '?url', import: 'default', eager: true }),
);
