import { ArrowLeftRightIcon } from '@settlement/design-system/icons';
import { useAtomValue } from 'jotai';
import { usePaths } from '#data/session/device.ts';
import { isTestAtom } from '#data/session/mode.ts';
import { useText } from '#i18n/useText.ts';

export function useMoveMoney() {
  const text = useText();
  const isTest = useAtomValue(isTestAtom);
  const href = usePaths().withdraw();
  if (isTest) return undefined;
  return { label: text('shell.move'), icon: <ArrowLeftRightIcon aria-hidden="true" />, href };
}
