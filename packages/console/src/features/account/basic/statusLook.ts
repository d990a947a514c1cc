import type { Tone } from '@settlement/design-system/tokens';
import type { MessageId } from '#i18n/ids.ts';

const looks: Record<number, { id: MessageId; tone: Tone }> = {
  0: { id: 'account.status.0', tone: 'neutral' },
  1: { id: 'account.status.1', tone: 'info' },
  2: { id: 'account.status.2', tone: 'critical' },
  3: { id: 'account.status.3', tone: 'positive' },
  4: { id: 'account.status.4', tone: 'critical' },
};

/** The word and the tone of a permission status; an unknown code is shown as a number. */
export const statusLook = (status: number) =>
  looks[status] ?? { id: 'account.status.unknown' as const, tone: 'neutral' as const };
