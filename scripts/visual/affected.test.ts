import { describe, expect, it } from 'vitest';
import { affectedFiles } from './affected.ts';

const button = 'packages/a/Button.tsx';
const module = (name: string, ...importers: readonly string[]) => ({
  name: `./${name}`,
  reasons: importers.map((importer) => ({ moduleName: `./${importer}` })),
});
const stats = {
  modules: [
    module('packages/a/Button.css.ts', button),
    module(button, 'packages/a/Button.stories.tsx', 'packages/b/Screen.tsx', 'packages/b/Shell.tsx'),
    module('packages/b/Screen.tsx', 'packages/b/Screen.stories.tsx'),
    module('packages/b/Shell.tsx', '.storybook/preview.tsx'),
    module('packages/b/other.ts', 'packages/b/Other.stories.tsx'),
    module('packages/b/Other.stories.tsx', 'packages/b/AllOthers.stories.tsx'),
  ],
};
const rules = { untraced: ['packages/b/Shell.tsx'], externals: ['packages/*/public/**'] };

describe('affectedFiles', () => {
  it('follows importers to the stories', () => {
    expect(affectedFiles(['packages/a/Button.css.ts'], stats, rules)).toEqual(
      new Set(['packages/a/Button.stories.tsx', 'packages/b/Screen.stories.tsx']),
    );
  });

  it('takes all where the preview is reached', () => {
    expect(affectedFiles(['packages/a/Button.css.ts'], stats, { ...rules, untraced: [] })).toBe('all');
    expect(affectedFiles(['.storybook/preview.tsx'], stats, rules)).toBe('all');
  });

  it('takes all for what is outside the graph', () => {
    expect(affectedFiles(['packages/b/public/icon.svg'], stats, rules)).toBe('all');
    expect(affectedFiles(['pnpm-lock.yaml'], stats, rules)).toBe('all');
  });

  it('stops at stories', () => {
    expect(affectedFiles(['packages/b/other.ts'], stats, rules)).toEqual(
      new Set(['packages/b/Other.stories.tsx']),
    );
  });

  it('takes none for what no story shows', () => {
    expect(affectedFiles(['README.md'], stats, rules)).toEqual(new Set());
  });
});
