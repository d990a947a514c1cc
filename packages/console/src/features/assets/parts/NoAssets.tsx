import { Button } from '@settlement/design-system/Button';
import { EmptyState } from '@settlement/design-system/EmptyState';
import { FilterIcon } from '@settlement/design-system/icons';
import { useSetAtom } from 'jotai';
import { assetStateAtom } from '#data/assets.ts';
import { hideZeroAtom } from '#data/session/preferences.ts';
import { useText } from '#i18n/useText.ts';

export function NoAssets() {
  const text = useText();
  const setState = useSetAtom(assetStateAtom);
  const setHidesZero = useSetAtom(hideZeroAtom);
  return (
    <EmptyState
      icon={<FilterIcon aria-hidden="true" />}
      title={text('assets.list.noMatchTitle')}
      description={text('assets.list.noMatchText')}
      actions={
        <Button
          variant="outline"
          onPress={() => {
            setHidesZero(false);
            setState({ search: undefined }, { replace: true });
          }}
        >
          {text('assets.list.showAll')}
        </Button>
      }
    />
  );
}
