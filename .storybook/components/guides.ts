import type { Guide } from '#design-system/components/guide.ts';

const files = import.meta.glob<Guide>('../../packages/design-system/src/components/*/*.guide.tsx', {
  eager: true,
  import: 'guide',
});

export const guides: Readonly<Record<string, Guide>> = Object.fromEntries(
  Object.entries(files).map(([file, guide]) => [file.replace(/^.*\/|\.guide\.tsx$/g, ''), guide]),
);
