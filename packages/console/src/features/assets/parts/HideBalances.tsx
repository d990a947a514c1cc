import { Button } from '@settlement/design-system/Button';
import { EyeIcon, EyeOffIcon } from '@settlement/design-system/icons';
import { useAtom } from 'jotai';
import { hideBalancesAtom } from '#data/session/preferences.ts';
import { useText } from '#i18n/useText.ts';

export function HideBalances() {
  const text = useText();
  const [isHidden, setHidden] = useAtom(hideBalancesAtom);
  return (
    <Button
      variant="outline"
      icon={isHidden ? <EyeIcon aria-hidden="true" /> : <EyeOffIcon aria-hidden="true" />}
      onPress={() => setHidden(!isHidden)}
    >
      {text(isHidden ? 'assets.list.show' : 'assets.list.hide')}
    </Button>
  );
}
