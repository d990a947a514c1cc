import { useAtomValue } from 'jotai';
import { languageAtom } from '#i18n/atoms.ts';
import { zoneText } from '#lib/zones.ts';
import { zoneAtom } from './user.ts';

/** The merchant's zone for readers: "China Standard Time (Asia/Shanghai)". */
export const useZoneName = (): string => zoneText(useAtomValue(zoneAtom), useAtomValue(languageAtom));
