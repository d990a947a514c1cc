import type { Page } from 'playwright';

export interface Finding {
  engine: 'IBM' | 'HTML_CodeSniffer' | 'Nu';
  /** As the engine names it. */
  rule: string;
  message: string;
  /** The beginning of the element. */
  snippet: string;
  /** Id of the story. */
  story: string;
}

interface Scripts {
  ibm: string;
  codeSniffer: string;
}

type Found = Omit<Finding, 'story'>;

/** Runs in the page, after the engine's script. */
async function runIbm(): Promise<Found[]> {
  const { Checker } = Reflect.get(window, 'ace');
  const { results } = await new Checker().check(document, ['IBM_Accessibility', 'WCAG_2_2']);
  return results
    .filter(({ value }: { value: [string, string] }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
    .map(({ ruleId, message, snippet }: { ruleId: string; message: string; snippet: string }) => ({
      engine: 'IBM',
      rule: ruleId,
      message,
      snippet: snippet.replace(/\s+/g, ' ').slice(0, 200),
    }));
}

/** Runs in the page, after the engine's script. */
function runCodeSniffer(): Promise<Found[]> {
  const sniffer = Reflect.get(window, 'HTMLCS');
  const ERROR = 1;
  return new Promise((resolve) => {
    sniffer.process('WCAG2AA', document, () => {
      const messages: Array<{ type: number; code: string; msg: string; element: Element }> =
        sniffer.getMessages();
      resolve(
        messages
          .filter(({ type }) => type === ERROR)
          .map(({ code, msg, element }) => ({
            engine: 'HTML_CodeSniffer',
            rule: code.replace('WCAG2AA.', ''),
            message: msg,
            snippet: element.outerHTML.replace(/\s+/g, ' ').slice(0, 200),
          })),
      );
    });
  });
}

/** What both engines find in a story that does not play, and its HTML without Storybook's own elements. */
export async function checkPage(
  page: Page,
  base: string,
  story: string,
  scripts: Scripts,
): Promise<{ found: Finding[]; html: string }> {
  await page.goto(`${base}/iframe.html?id=${story}&viewMode=story&embed=true&globals=shell:off`);
  await page.waitForSelector('#storybook-root > *, [role$="dialog"]', { state: 'attached', timeout: 20_000 });
  if (story.startsWith('screens-')) {
    // A screen that polls is never idle.
    await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);
  }
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // What loads after the first paint; a story that shows loading stays busy.
  await page
    .waitForFunction(() => !document.querySelector('[aria-busy="true"]'), undefined, { timeout: 3000 })
    .catch(() => undefined);
  await page.evaluate(() => {
    for (const element of document.querySelectorAll(
      'body > [class^="sb-"], body > script, body > style, #storybook-docs',
    )) {
      element.remove();
    }
  });
  const html = await page.evaluate(
    () => `<html lang="${document.documentElement.lang}">${document.body.outerHTML}</html>`,
  );
  // IBM's engine throws on what react-aria keeps in a template, which is no part of the page.
  await page.evaluate(() => document.querySelectorAll('template').forEach((element) => element.remove()));
  await page.evaluate(scripts.ibm);
  const found = await page.evaluate(runIbm);
  await page.evaluate(scripts.codeSniffer);
  found.push(...(await page.evaluate(runCodeSniffer)));
  return { found: found.map((one) => ({ ...one, story })), html };
}
