import { FileError } from '#lib/files/readText.ts';
import { errorText } from './errorText.ts';
import type { Text } from './useText.ts';

export const fileText = (text: Text, error: unknown): string =>
  error instanceof FileError
    ? text(`common.file.${error.problem}`, { line: error.line })
    : errorText(text, error);
