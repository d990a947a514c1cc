import { expect, it } from 'vitest';
import { projectFiles, read } from './source.ts';

const scales = ['packages/design-system/src/css/type.css.ts', '.storybook/page/reading.css.ts'];
const rings = 'packages/design-system/src/css/focusRing.css.ts';
const themes = 'packages/design-system/src/themes/moreContrast.css.ts';

const sheets = projectFiles()
  .filter((file) => /^(?:packages\/(?:console|design-system)\/src|\.storybook)\/.*\.css\.ts$/.test(file))
  .map((file) => ({
    file,
    text: read(file).replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''),
  }));

function found(pattern: RegExp, home: readonly string[] = []): string[] {
  return sheets
    .filter(({ file }) => !home.includes(file))
    .flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([match]) => `${file}: ${match}`));
}

it('the checks include the style sheets of both packages and of Storybook', () => {
  const count = (folder: string) => sheets.filter(({ file }) => file.startsWith(`${folder}/`)).length;
  expect(count('packages/design-system')).toBeGreaterThan(50);
  expect(count('packages/console')).toBeGreaterThan(30);
  expect(count('.storybook')).toBeGreaterThan(10);
});

it('style sheets use only text sizes, line heights and weights of the type scale', () => {
  // Sizes relative to the surrounding text, such as the size of code in a sentence, aren't part of the scale.
  expect(found(/\bfontSize: ['`](?![\d.]+em\b|clamp\(\$)[^'`]*['`]/g, scales)).toEqual([]);
  expect(found(/\blineHeight: (?:['`][^'`]*['`]|[\d.]+)/g, scales)).toEqual([]);
  expect(found(/\bfontWeight: (?:'(?!inherit)[^' ]*'|\d+)/g, scales)).toEqual([]);
});

it('style sheets use only the spacing and radii of the tokens', () => {
  // A length of 1 px is allowed, because there is no token for it.
  const px =
    /\b(?:padding\w*|margin\w*|gap|rowGap|columnGap|border\w*[rR]adius): ['`][^'`]*?\b(?!1px)[\d.]+px/g;
  expect(found(px)).toEqual([]);
});

const otherOutlines: Readonly<Record<string, string>> = {
  'packages/design-system/src/components/Pagination/Pagination.css.ts': 'the current page, in forced colors',
  'packages/design-system/src/components/ReorderList/ReorderList.css.ts': 'the target of the dragged row',
};

it('style sheets share one focus ring', () => {
  const outlines = found(/\boutline(?:Color|Style|Width|Offset)?: (?!'none')[^{\s][^,\n]*/g, [rings]);
  expect([...new Set(outlines.map((one) => one.slice(0, one.indexOf(':'))))].toSorted()).toEqual(
    Object.keys(otherOutlines).toSorted(),
  );
  // Forced colors remove shadows, so a focus ring must be an outline.
  expect(found(/\bboxShadow: [^\n]*\b0 0 0 [2-9][^\n]*/g)).toEqual([]);
  expect(found(/(?<!borderColor: )vars\.color\.focus\b/g, [rings, themes])).toEqual([]);
});

it('style sheets use only named breakpoints', () => {
  expect(
    found(/['`][^'`\n]*\((?:min|max)-(?:width|height)[^'`]*|['`]\((?:pointer|prefers|forced)[^'`]*/g),
  ).toEqual([]);
});

it('style sheets use only named z-index layers', () => {
  expect(found(/\bzIndex: (?!zIndex\.)[^,\n}]+/g)).toEqual([]);
});

it('style sheets define variants as recipes', () => {
  const maps = ['packages/design-system/src/css/align.css.ts', 'packages/design-system/src/css/gaps.css.ts'];
  expect(found(/\bstyleVariants\(/g, maps)).toEqual([]);
});

const globals: Readonly<Record<string, string>> = {
  '.storybook/preview.css.ts': 'forced colors, instead of the browser',
  '.storybook/components/component.css.ts': 'the frame that Storybook draws',
  'packages/design-system/src/css/reset.css.ts': 'the page',
  'packages/design-system/src/css/scopedReset.css.ts': 'the page around a part of it',
  'packages/design-system/src/themes/themes.css.ts': 'the page',
  'packages/design-system/src/themes/moreContrast.css.ts': 'the page',
  'packages/design-system/src/icons/mirrored.css.ts': 'icons that are handed in',
  'packages/design-system/src/css/icons.css.ts': 'icons that are handed in',
  'packages/design-system/src/components/FilterPill/FilterPill.css.ts': 'a field that is handed in',
  'packages/design-system/src/components/Overlay/Overlay.css.ts': 'actions that are handed in',
  'packages/console/src/app/startNotice.css.ts': 'a document before its scripts',
  'packages/console/src/features/callbacks/callbacks.css.ts': 'the page scrolls',
  'packages/console/src/features/payments/parts/refunds.css.ts': 'the page scrolls',
  'packages/console/src/features/recharge/recharge.css.ts': 'paper without the page',
  'packages/console/src/parts/receipt/receipt.css.ts': 'paper without the page',
  'packages/console/src/parts/list/rowDetail.css.ts': 'the list makes space for its details',
};

it('style sheets have global rules only in the listed files', () => {
  const using = sheets.filter(({ text }) => text.includes('globalStyle(')).map(({ file }) => file);
  expect(using.toSorted()).toEqual(Object.keys(globals).toSorted());
});
