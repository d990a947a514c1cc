import { Badge } from '@settlement/design-system/Badge';
import { Button } from '@settlement/design-system/Button';
import { Sheet } from '@settlement/design-system/Sheet';
import { FilterIcon } from '@settlement/design-system/icons';
import { useAtomValue } from 'jotai';
import { callbackFilterCountAtom } from '../../../data/callbacks.ts';
import { useText } from '../../../i18n/useText.ts';
import { CallbackFilters } from './CallbackFilters.tsx';

/** The filters of the desktop in a sheet, with how many are set on its button. */
export function FilterSheet() {
  const text = useText();
  const count = useAtomValue(callbackFilterCountAtom);
  return (
    <Sheet
      title={text('callbacks.filter.title')}
      closeLabel={text('common.close')}
      trigger={
        <Button
          variant="outline"
          icon={<FilterIcon aria-hidden="true" />}
          iconEnd={
            count > 0 ? <Badge count={count} label={text('callbacks.filter.active', { count })} /> : undefined
          }
        >
          {text('callbacks.filter.title')}
        </Button>
      }
      footer={(close) => (
        <Button size="large" fullWidth onPress={close}>
          {text('callbacks.filter.show')}
        </Button>
      )}
    >
      <CallbackFilters />
    </Sheet>
  );
}
