import { formatText } from './formatText.ts';
import type { Language } from './language.ts';
import type { Reason } from './textKeys.ts';

export const reasonText = (reason: Reason, language: Language): string =>
  reason === '' ? '' : formatText(language, `reason.${reason}`);
