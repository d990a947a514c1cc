import { Switch } from '@settlement/design-system/Switch';
import { useAtom } from 'jotai';
import { hideZeroAtom } from '#data/session/preferences.ts';
import { useText } from '#i18n/useText.ts';

export function HideZero() {
  const text = useText();
  const [isHidden, setHidden] = useAtom(hideZeroAtom);
  return (
    <Switch isSelected={isHidden} onChange={setHidden}>
      {text('assets.list.hideZero')}
    </Switch>
  );
}
