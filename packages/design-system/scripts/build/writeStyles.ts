import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';

import { closure, entryOutputs } from './clientDirective.ts';
import type { Outputs } from './clientDirective.ts';

/**
 * The source files of the style sheets that several components share. Each file is a separate entry of the
 * build.
 */
export const foundation = {
  'foundation.layers': 'src/css/layers.css.ts',
  'foundation.fonts': 'src/css/fonts.css.ts',
  'foundation.reset': 'src/css/reset.css.ts',
  'foundation.scopedReset': 'src/css/scopedReset.css.ts',
  'foundation.themes': 'src/themes/themes.css.ts',
  'foundation.moreContrast': 'src/themes/moreContrast.css.ts',
};

/**
 * Writes the style sheets of the package:
 *
 * - a sheet for each component, with its tokens
 * - `styles.css` with all styles
 * - `styles-without-reset.css` for pages with their own styles
 * - the parts of the foundation
 */
export async function writeStyles(root: string, dist: string, outputs: Outputs): Promise<void> {
  const parts = new Map<string, string>();
  const partsOf = (sheets: Iterable<string>) => {
    const names = new Set<string>();
    for (const sheet of sheets) {
      for (const [name, rules] of readParts(readFileSync(join(root, sheet), 'utf8'))) {
        parts.set(name, layered(name, rules));
        names.add(name);
      }
    }
    return [...names];
  };
  const allSheets = Object.values(outputs).flatMap(({ cssBundle }) => cssBundle ?? []);
  const all = partsOf(allSheets.toSorted());
  const rulesOf = (name: keyof typeof foundation) => {
    const rules = parts.get(foundation[name]);
    if (rules === undefined) throw new Error(`no styles of ${name}`);
    return rules;
  };
  const layers = rulesOf('foundation.layers');
  const fonts = rulesOf('foundation.fonts');
  const reset = rulesOf('foundation.reset');
  const scopedReset = rulesOf('foundation.scopedReset');
  const themes = rulesOf('foundation.themes');
  const moreContrast = rulesOf('foundation.moreContrast');
  const text = (names: readonly string[]) =>
    names
      .filter((name) => name.startsWith('src/components/') || isShared(name))
      .map((name) => parts.get(name) ?? '')
      .join('\n');

  const sheets: Record<string, string[]> = {
    'styles.css': [layers, fonts, reset, themes, moreContrast, text(all)],
    'styles-without-reset.css': [layers, fonts, scopedReset, themes, moreContrast, text(all)],
    'fonts.css': [fonts],
    'reset.css': [layers, reset],
    'tokens.css': [layers, themes],
    'contrast.css': [layers, moreContrast],
  };
  for (const [name, path] of entryOutputs(outputs)) {
    const bundles = closure(outputs, path, true).flatMap((part) => outputs[part]?.cssBundle ?? []);
    const rules = text(partsOf(bundles));
    if (rules.trim() !== '') {
      const own = usedReset(scopedReset, sourcesOf(root, outputs, path));
      sheets[`${name}.css`] = [layers, own, usedThemes(themes, own + rules), rules];
    }
  }
  for (const file of readdirSync(join(root, dist), { recursive: true, encoding: 'utf8' })) {
    const isLeftOver =
      file.startsWith('foundation.') || file.endsWith('.css') || file === 'metafile-esm.json';
    if (isLeftOver) rmSync(join(root, dist, file), { force: true });
  }
  for (const [name, rules] of Object.entries(sheets)) {
    const { code } = await transform(rules.join('\n'), {
      loader: 'css',
      minify: true,
      legalComments: 'none',
    });
    writeFileSync(join(root, dist, name), withoutBlanks(code));
  }
}

/**
 * Checks if several components share a style file. Files of the foundation don't count, because they have
 * their own sheets.
 */
function isShared(name: string): boolean {
  return /^src\/(?:css|icons)\//.test(name) && !Object.values(foundation).includes(name);
}

/**
 * Removes the layer statements of a style file, because each sheet declares the order of all layers at its
 * start. Moves rules that several components share to a layer with a lower priority.
 */
function layered(name: string, rules: string): string {
  if (name === foundation['foundation.layers']) return rules;
  const alone = rules.replaceAll(/^@layer [\w.]+;$/gm, '');
  return isShared(name) ? alone.replaceAll('@layer sbc.component {', '@layer sbc.component.shared {') : alone;
}

function readParts(css: string): Array<[name: string, rules: string]> {
  const pieces = css.split(/^\/\* vanilla-extract-css-ns:(.*?)\.vanilla\.css.*$/m).slice(1);
  return pieces.flatMap((piece, index) =>
    index % 2 === 0 ? [[piece, pieces[index + 1] ?? ''] satisfies [string, string]] : [],
  );
}

/**
 * Minifies further than esbuild: removes spaces before the values of custom properties, and merges the layer
 * statements at the start.
 */
function withoutBlanks(code: string): string {
  return code
    .replaceAll(/(--[\w-]+): /g, '$1:')
    .replace(/^(?:@layer [\w.]+;)+/, (all) => all.replaceAll(';@layer ', ','));
}

function usedThemes(themes: string, rules: string): string {
  return themes.replaceAll(/^\s*(--[\w-]+):[^;]*;\n/gm, (line, name: string) =>
    name === '--sbc-color-scheme' || rules.includes(`var(${name})`) ? line : '',
  );
}

function sourcesOf(root: string, outputs: Outputs, path: string): string {
  const files = closure(outputs, path, true).flatMap((part) => Object.keys(outputs[part]?.inputs ?? {}));
  return files
    .filter((file) => /^src\/.*\.tsx?$/.test(file) && !file.endsWith('.css.ts'))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
}

/** The element that each simple module of React Aria renders. Empty if the module renders no element. */
const simpleParts: Readonly<Record<string, string>> = {
  Button: 'button',
  ToggleButton: 'button',
  Link: 'a',
  composeRenderProps: '',
  ProgressBar: 'div',
  mergeProps: '',
  slots: '',
  useFocusRing: '',
  useHover: '',
  utils: '',
};

/**
 * Returns the reset rules for the elements that a component renders. Returns all rules if its elements are unknown.
 */
function usedReset(reset: string, sources: string): string {
  const parts = [...sources.matchAll(/from 'react-aria[\w-]*(?:\/(\w+))?'/g)].map(([, part = '']) => part);
  if (parts.some((part) => simpleParts[part] === undefined)) return reset;
  const isRendered = (element: string) =>
    parts.some((part) => simpleParts[part] === element) ||
    new RegExp(`<${element}\\b|'${element}'`).test(sources) ||
    (/^h\d$/.test(element) && sources.includes('`h${'));
  return reset.replaceAll(
    /^ *:where\(\[class\*=["']?sbc_["']?\]\):is\(([^)]*)\)[^{]*\{[^}]*\}\n/gm,
    (rule, elements: string) =>
      elements.split(',').some((element) => isRendered(element.trim())) ? rule : '',
  );
}
