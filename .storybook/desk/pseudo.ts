import {
  type MessageFormatElement,
  isLiteralElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
} from '@formatjs/icu-messageformat-parser';
import type { LoadMessages, Messages } from '#console/i18n/catalog.ts';

/** The pseudo language in the toolbar, which shows how screens look with long translations (Unicode CLDR). */
export const PSEUDO_LOCALE = 'en-XA';

/** The relative length of German texts: https://www.w3.org/International/articles/article-text-size */
const LENGTHENED = 1.4;
const VOWEL = /[aeiou]/gi;
const ACUTE = '\u0301';

export function lengthen(text: string): string {
  const vowels = text.match(VOWEL)?.length ?? 0;
  const missing = Math.ceil((text.match(/\p{L}/gu)?.length ?? 0) * (LENGTHENED - 1));
  let given = 0;
  let met = 0;
  return text.replaceAll(VOWEL, (vowel) => {
    met += 1;
    const more = Math.round((missing * met) / vowels) - given;
    given += more;
    const accented = (vowel + ACUTE).normalize('NFC');
    return accented + accented.toLowerCase().repeat(more);
  });
}

function lengthenElement(element: MessageFormatElement): MessageFormatElement {
  if (isLiteralElement(element)) return { ...element, value: lengthen(element.value) };
  if (isTagElement(element)) return { ...element, children: element.children.map(lengthenElement) };
  if (isPluralElement(element) || isSelectElement(element)) {
    const options = Object.entries(element.options).map(([key, option]) => [
      key,
      { ...option, value: option.value.map(lengthenElement) },
    ]);
    return { ...element, options: Object.fromEntries(options) };
  }
  return element;
}

export function lengthenMessages(messages: Messages): Messages {
  const entries = Object.entries(messages).map(([id, message]) => [id, message.map(lengthenElement)]);
  return Object.fromEntries(entries);
}

export const pseudoMessages =
  (load: LoadMessages): LoadMessages =>
  async (language, area) =>
    lengthenMessages(await load(language, area));
