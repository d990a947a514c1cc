import { formatText, isMessageId } from './formatText.ts';
import type { Language } from './language.ts';
import type { CodeKind } from './textKeys.ts';

/** What the screens call a code, or the code itself if it is unknown; `tests/repo/exportTexts.test.ts` compares. */
export function codeText(kind: CodeKind, code: number | string, language: Language): string {
  const id = `code.${kind}.${code}`;
  return isMessageId(id) ? formatText(language, id) : String(code);
}

/** Several codes joined by commas, as texts. */
export const codesText = (kind: CodeKind, codes: string, language: Language): string =>
  codes
    .split(',')
    .map((code) => codeText(kind, code, language))
    .join(formatText(language, 'code.and'));
