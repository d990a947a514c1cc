import { movementDirection, streamType } from '@settlement/api-mocks/contract/enumerations';
import type { CodeOf } from '@settlement/api-mocks/contract/enumerations';
import type { Text } from '#i18n/useText.ts';

type TypeCode = CodeOf<typeof streamType>;
type DirectionCode = CodeOf<typeof movementDirection>;

export const typeCodes: readonly TypeCode[] = Object.values(streamType);
export const directionCodes: readonly DirectionCode[] = Object.values(movementDirection);

const isType = (code: number): code is TypeCode => typeCodes.some((known) => known === code);
const isDirection = (code: number): code is DirectionCode => directionCodes.some((known) => known === code);

export function typeText(text: Text, code: number): string {
  return isType(code) ? text(`funds.type.${code}`) : text('common.status.unknown', { code });
}

export function directionText(text: Text, code: number): string {
  return isDirection(code) ? text(`funds.direction.${code}`) : text('common.status.unknown', { code });
}

type HoldCode = typeof streamType.freeze | typeof streamType.unfreeze;

/** Checks for a hold or a release, which change the available but not the total balance. */
export const isHoldType = (code: number | undefined): code is HoldCode =>
  code === streamType.freeze || code === streamType.unfreeze;

export const holdText = (text: Text, code: HoldCode): string => text(`funds.hold.${code}`);
