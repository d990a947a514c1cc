import { movementDirection, streamType } from '@settlement/api-mocks/contract/enumerations';
import type { CodeOf } from '@settlement/api-mocks/contract/enumerations';
import type { Text } from '#i18n/useText.ts';

type TypeCode = CodeOf<typeof streamType>;
type DirectionCode = CodeOf<typeof movementDirection>;

/** Kinds of movement in the order of their codes. */
export const typeCodes: readonly TypeCode[] = Object.values(streamType);
export const directionCodes: readonly DirectionCode[] = Object.values(movementDirection);

const isType = (code: number): code is TypeCode => typeCodes.some((known) => known === code);
const isDirection = (code: number): code is DirectionCode => directionCodes.some((known) => known === code);

/** The word for a kind of movement; an unknown code says so. */
export function typeText(text: Text, code: number): string {
  return isType(code) ? text(`funds.type.${code}`) : text('common.status.unknown', { code });
}

/** `In` or `Out`: the sign of an amount in a word, for it may not be seen as a colour alone. */
export function directionText(text: Text, code: number): string {
  return isDirection(code) ? text(`funds.direction.${code}`) : text('common.status.unknown', { code });
}

type HoldCode = typeof streamType.freeze | typeof streamType.unfreeze;

/** What is put on hold, or released: it changes what is available and belongs to the merchant all the same. */
export const isHoldType = (code: number | undefined): code is HoldCode =>
  code === streamType.freeze || code === streamType.unfreeze;

/** In place of `In` and `Out`. */
export const holdText = (text: Text, code: HoldCode): string => text(`funds.hold.${code}`);
