import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compile } from 'tailwindcss';

import { launchBrowser } from '#scripts/lib/browser.ts';

/** The line in the README that gives Tailwind's utilities precedence over the package. */
const ORDER = '@layer theme, base, sbc, components, utilities;';
const UTILITIES = 'm-8 p-4 bg-red-500 text-3xl underline';

async function tailwind(): Promise<string> {
  const path = createRequire(import.meta.url).resolve('tailwindcss/index.css');
  const content = readFileSync(path, 'utf8');
  const compiler = await compile('@import "tailwindcss";', {
    loadStylesheet: (_, base) => Promise.resolve({ path, base, content }),
  });
  return compiler.build(UTILITIES.split(' '));
}

/**
 * Checks in a browser that components and the utilities of Tailwind work on one page, in each order of imports.
 *
 * @throws {Error} with the styles that differ
 */
export async function checkTailwind(app: string): Promise<void> {
  const sheet = (name: string) =>
    readFileSync(join(app, 'node_modules/@settlement/design-system/dist', name), 'utf8');
  const utilities = await tailwind();
  const pages: Record<string, string> = JSON.parse(readFileSync(join(app, 'pages.json'), 'utf8'));
  const readme = readFileSync(join(app, 'node_modules/@settlement/design-system/README.md'), 'utf8');
  const problems = readme.includes(ORDER) ? [] : [`the README doesn't contain ${ORDER}`];
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    for (const [name, sheets] of Object.entries({
      'styles.css first': [sheet('styles.css'), utilities],
      'Tailwind first': [utilities, sheet('styles.css')],
      'Tailwind first, without the reset': [utilities, sheet('styles-without-reset.css')],
    })) {
      const text = `<p class="${UTILITIES}">Text</p>`;
      await page.setContent(`<style>${[ORDER, ...sheets].join('\n')}</style>${pages.Button ?? ''}${text}`);
      const found = await page.evaluate(() => {
        const style = (selector: string) =>
          getComputedStyle(document.querySelector(selector) ?? document.body);
        const [p, button] = [style('p'), style('button')];
        return {
          page: style('html').fontSize,
          text: [p.margin, p.padding, p.fontSize, p.textDecorationLine].join(' '),
          isTextFilled: p.backgroundColor !== 'rgba(0, 0, 0, 0)',
          button: button.borderRadius,
          isButtonFilled: button.backgroundColor !== 'rgba(0, 0, 0, 0)',
        };
      });
      const expected = {
        page: '16px',
        text: '32px 16px 30px underline',
        isTextFilled: true,
        button: '8px',
        isButtonFilled: true,
      };
      if (JSON.stringify(found) !== JSON.stringify(expected))
        problems.push(`${name}: ${JSON.stringify(found)}`);
    }
  } finally {
    await browser.close();
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
