import { ArrowLeftRightIcon } from '@settlement/design-system/icons';
import { usePaths } from '#data/session/device.ts';
import { useText } from '#i18n/useText.ts';

export function useMoveMoney() {
  const text = useText();
  return {
    label: text('shell.move'),
    icon: <ArrowLeftRightIcon aria-hidden="true" />,
    href: usePaths().withdraw(),
  };
}
