import { useAtomValue } from 'jotai';
import { languageAtom } from '#i18n/atoms.ts';
import { zoneText } from '#lib/time/zones.ts';
import { zoneAtom } from '../user.ts';

export const useZoneName = (): string => zoneText(useAtomValue(zoneAtom), useAtomValue(languageAtom));
