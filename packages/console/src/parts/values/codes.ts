import type { Tone } from '@settlement/design-system/tokens';
import type { MessageId } from '#i18n/ids.ts';
import type { Text } from '#i18n/useText.ts';

/** Returns the message of a code (specification §4). The text of an unknown code contains the code. */
export function codeText<Code extends number>(
  text: Text,
  code: number,
  codes: Readonly<Record<string, Code>>,
  idOf: (code: Code) => MessageId,
): string {
  const known = Object.values(codes).find((one) => one === code);
  return known === undefined ? text('common.status.unknown', { code }) : text(idOf(known));
}

/** Returns the tone of a code. Unknown codes are neutral. */
export const toneOf = (tones: Readonly<Partial<Record<number, Tone>>>, code: number): Tone =>
  tones[code] ?? 'neutral';
