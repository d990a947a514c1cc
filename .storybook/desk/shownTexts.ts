import type { Page } from 'playwright';

/** The pattern of three or more English words in a row. Names and codes in Chinese sentences are shorter. */
const sentences = /[A-Za-z][A-Za-z’']*(?:[ ,;:]+[A-Za-z0-9’'.-]+){2,}/g;

/** The pattern of texts in the data of stories, which are the same in both languages. */
const data =
  /Abrechnungs-|Raise the daily limit|Chart of payments by network|Payment not credited|Callbacks answered with|Gas charged twice|Two keys, kept|Saved an hour ago|Support the project|Trade fair deposit|Expired, last 30 days|A customer paid|Our firewall blocks|That fixed it|Replaced in autumn|New cold wallet|We would like to withdraw|The gas statement of|label, token, network|It would be kind|Use this link to pay|Dark mode for receipts|openssl rand|node:crypto|rawBody: the/;

export const englishIn = (lines: readonly string[]): readonly string[] =>
  lines
    .filter((line) => !data.test(line))
    .flatMap((line) => line.match(sentences) ?? [])
    .filter((sentence) => (sentence.match(/\b[a-z’']{2,}\b/g)?.length ?? 0) >= 2);

/** Returns the visible lines of a page after its text has stayed the same for 60 ms, or after a second. */
export const shownTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const read = () => document.body.innerText;
    const settled = async (before: string, left: number): Promise<string> => {
      await new Promise((resolve) => void setTimeout(resolve, 60));
      const text = read();
      return text === before || left === 0 ? text : settled(text, left - 1);
    };
    await settled(read(), 20);
    const hidden = document.createElement('style');
    hidden.textContent = 'pre, code, body [lang] { visibility: hidden !important }';
    document.head.append(hidden);
    const text = read();
    hidden.remove();
    return text.split(/[\n\t]/).filter((line) => line.trim() !== '');
  });

/** Changes the settings of the toolbar while a story is shown, without running axe again. */
export const changeGlobals = (page: Page, globals: Readonly<Record<string, string>>): Promise<void> =>
  page.evaluate(async (update) => {
    const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__');
    const rendered = new Promise<void>((resolve) => void channel.once('storyRendered', () => resolve()));
    channel.emit('updateGlobals', { globals: { ...update, a11y: { manual: true } } });
    await rendered;
  }, globals);
