import { expect, it } from 'vitest';
import { projectFiles, read } from './source.ts';

const scales = ['packages/design-system/src/css/type.css.ts', '.storybook/page/reading.css.ts'];
const rings = 'packages/design-system/src/css/focusRing.css.ts';
const themes = 'packages/design-system/src/themes/moreContrast.css.ts';

/** Style sheets without comments: what is shipped, and the pages of Storybook. */
const sheets = projectFiles()
  .filter((file) => /^(?:packages\/(?:console|design-system)\/src|\.storybook)\/.*\.css\.ts$/.test(file))
  .map((file) => ({
    file,
    text: read(file).replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''),
  }));

/** What a pattern finds outside of the files where it belongs, as `file: match`. */
function found(pattern: RegExp, home: readonly string[] = []): string[] {
  return sheets
    .filter(({ file }) => !home.includes(file))
    .flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([match]) => `${file}: ${match}`));
}

it('reads the style sheets of both packages and of Storybook', () => {
  const count = (folder: string) => sheets.filter(({ file }) => file.startsWith(`${folder}/`)).length;
  expect(count('packages/design-system')).toBeGreaterThan(50);
  expect(count('packages/console')).toBeGreaterThan(30);
  expect(count('.storybook')).toBeGreaterThan(10);
});

it('takes the size, line and weight of text from the type scale', () => {
  // Sizes relative to the text around them, as of code in a sentence, are no step of their own.
  expect(found(/\bfontSize: ['`](?![\d.]+em\b|clamp\(\$)[^'`]*['`]/g, scales)).toEqual([]);
  expect(found(/\blineHeight: (?:['`][^'`]*['`]|[\d.]+)/g, scales)).toEqual([]);
  expect(found(/\bfontWeight: (?:'(?!inherit)[^' ]*'|\d+)/g, scales)).toEqual([]);
});

it('takes room and radii from the tokens', () => {
  // A hairline is 1 px; it has no step.
  const px =
    /\b(?:padding\w*|margin\w*|gap|rowGap|columnGap|border\w*[rR]adius): ['`][^'`]*?\b(?!1px)[\d.]+px/g;
  expect(found(px)).toEqual([]);
});

/** Outlines that show something else than the focus. */
const otherOutlines: Readonly<Record<string, string>> = {
  'packages/design-system/src/components/HeroCard/HeroCard.css.ts': 'the ring, in the colour of its card',
  'packages/design-system/src/components/Pagination/Pagination.css.ts': 'the current page, in forced colours',
  'packages/design-system/src/components/ReorderList/ReorderList.css.ts': 'where what is dragged would go',
};

it('draws one focus ring', () => {
  const outlines = found(/\boutline(?:Color|Style|Width|Offset)?: (?!'none')[^{\s][^,\n]*/g, [rings]);
  expect([...new Set(outlines.map((one) => one.slice(0, one.indexOf(':'))))].toSorted()).toEqual(
    Object.keys(otherOutlines).toSorted(),
  );
  // A ring that is a shadow is gone in forced colours; a border may take the colour beside the ring.
  expect(found(/\bboxShadow: [^\n]*\b0 0 0 [2-9][^\n]*/g)).toEqual([]);
  expect(found(/(?<!borderColor: )vars\.color\.focus\b/g, [rings, themes])).toEqual([]);
});

it('names its breakpoints', () => {
  expect(
    found(/['`][^'`\n]*\((?:min|max)-(?:width|height)[^'`]*|['`]\((?:pointer|prefers|forced)[^'`]*/g),
  ).toEqual([]);
});

it('names what lies over what', () => {
  expect(found(/\bzIndex: (?!zIndex\.)[^,\n}]+/g)).toEqual([]);
});

it('writes variants as recipes', () => {
  // Classes by a step of space or a place in the row: the layout primitives choose one of each.
  const maps = ['packages/design-system/src/css/align.css.ts', 'packages/design-system/src/css/gaps.css.ts'];
  expect(found(/\bstyleVariants\(/g, maps)).toEqual([]);
});

/** Rules for elements that have no class of their own, and why they can't have one. */
const globals: Readonly<Record<string, string>> = {
  '.storybook/preview.css.ts': 'forced colours, in place of the browser',
  '.storybook/components/component.css.ts': 'the frame that Storybook draws',
  '.storybook/docs/docs.css.ts': 'elements that Markdown makes',
  'packages/design-system/src/css/reset.css.ts': 'the page',
  'packages/design-system/src/css/scopedReset.css.ts': 'the page around a part of it',
  'packages/design-system/src/themes/themes.css.ts': 'the page',
  'packages/design-system/src/themes/moreContrast.css.ts': 'the page',
  'packages/design-system/src/icons/mirrored.css.ts': 'icons that are handed in',
  'packages/design-system/src/css/icons.css.ts': 'icons that are handed in',
  'packages/design-system/src/components/Overlay/Overlay.css.ts': 'actions that are handed in',
  'packages/console/src/app/startNotice.css.ts': 'a document before its scripts',
  'packages/console/src/features/callbacks/callbacks.css.ts': 'the page scrolls',
  'packages/console/src/features/assets/recharge/recharge.css.ts': 'paper without the page',
  'packages/console/src/parts/receipt/receipt.css.ts': 'paper without the page',
};

it('styles no element from outside of its own component', () => {
  const using = sheets.filter(({ text }) => text.includes('globalStyle(')).map(({ file }) => file);
  expect(using.toSorted()).toEqual(Object.keys(globals).toSorted());
});
