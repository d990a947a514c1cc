/**
 * The pictures of the canvas, and the texts for the search of Storybook. With `pnpm stories --pictures`, each worker
 * takes pictures and records texts. After the last story, the command lists both in the static build.
 */
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { canvasLookNames, canvasLooks } from '../desk/looks.ts';
import { changeGlobals, shownTexts } from '../desk/shownTexts.ts';
import decisions from './decisions.json' with { type: 'json' };

const DESK = 'storybook-static/desk';
const PICTURES = `${DESK}/pictures`;
const BEFORE = `${DESK}/before`;

export const isPictured = process.env['STORY_PICTURES'] !== undefined;

/** The IDs of the stories on the canvas. Empty unless pictures are taken. */
export const pictured = new Set<string>(
  isPictured ? JSON.parse(readFileSync(`${DESK}/stories.json`, 'utf8')) : [],
);

/** Takes the pictures of a story at half size, without toasts, which close after some seconds. */
export async function takePictures(page: Page, id: string): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  const hidden = await page.addStyleTag({
    content: '[role="alertdialog"][aria-modal="false"] { visibility: hidden }',
  });
  const session = await page.context().newCDPSession(page);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  for (const look of canvasLookNames) {
    const { theme, locale } = canvasLooks[look];
    await page.emulateMedia({ forcedColors: look === 'forced' ? 'active' : 'none' });
    await changeGlobals(page, { theme, locale });
    await shownTexts(page);
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'webp',
      quality: 80,
      clip: { x: 0, y: 0, width, height, scale: 0.5 },
    });
    writeFileSync(`${PICTURES}/${id}.${look}.webp`, Buffer.from(data, 'base64'));
  }
  await hidden.evaluate((style) => style.parentNode?.removeChild(style));
  await page.emulateMedia({ forcedColors: 'none' });
  await session.detach();
}

/** Stores the texts of a story. Each worker writes to its own file. */
export const recordTexts = (id: string, texts: readonly string[]): void =>
  appendFileSync(`test-results/texts-${process.pid}.jsonl`, `${JSON.stringify({ id, texts })}\n`);

/** Returns the texts that the stories show, each once, and for each story the indexes of its texts. */
function collectTexts() {
  const lines = new Map<string, number>();
  const stories: Record<string, readonly number[]> = {};
  for (const file of globSync('test-results/texts-*.jsonl')) {
    for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
      const { id, texts }: { readonly id: string; readonly texts: readonly string[] } = JSON.parse(line);
      for (const text of texts) if (!lines.has(text)) lines.set(text, lines.size);
      stories[id] = [...new Set(texts.map((text) => lines.get(text) ?? 0))];
    }
    rmSync(file);
  }
  return { lines: [...lines.keys()], stories };
}

const printOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12);

/** Copies earlier pictures into the build if they differ. Returns their names. */
function keepEarlier(prints: Readonly<Record<string, string>>, folder: string): readonly string[] {
  mkdirSync(BEFORE, { recursive: true });
  return Object.entries(prints).flatMap(([picture, print]) => {
    const file = join(folder, `${picture}.webp`);
    if (!existsSync(file) || printOf(file) === print) return [];
    copyFileSync(file, `${BEFORE}/${picture}.webp`);
    return [picture];
  });
}

/** Lists texts and fingerprints of pictures in the build. Prints the pictures that changed, also since `before`. */
export function listPictures(before: string | undefined): void {
  writeFileSync(`${DESK}/texts.json`, JSON.stringify(collectTexts()));
  mkdirSync(PICTURES, { recursive: true });
  const prints: Readonly<Record<string, string>> = Object.fromEntries(
    readdirSync(PICTURES).map((file) => [file.replace('.webp', ''), printOf(join(PICTURES, file))]),
  );
  const earlier = before === undefined ? [] : keepEarlier(prints, before);
  writeFileSync(`${DESK}/pictures.json`, JSON.stringify({ prints, earlier }));
  const decided: Readonly<Record<string, { readonly print: string }>> = decisions;
  const changed = Object.keys(decided).filter((picture) => prints[picture] !== decided[picture]?.print);
  console.log(`${changed.length} pictures changed since their decision. They are at the path`);
  console.log(`?path=/story/canvas--states&args=screen:all;show:changed\n${changed.join('\n')}`);
  if (before === undefined) return;
  console.log(`${earlier.length} pictures differ from the earlier build. They are at the path`);
  console.log(`?path=/story/canvas--states&args=screen:all;show:earlier\n${earlier.join('\n')}`);
}
