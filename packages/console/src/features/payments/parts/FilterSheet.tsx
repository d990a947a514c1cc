import { Badge } from '@settlement/design-system/Badge';
import { Button } from '@settlement/design-system/Button';
import { Sheet } from '@settlement/design-system/Sheet';
import { Stack } from '@settlement/design-system/Stack';
import { FilterIcon } from '@settlement/design-system/icons';
import { useAtomValue, useSetAtom } from 'jotai';
import { noRecordFilters, recordFilterCountAtom, recordStateAtom } from '../../../data/payments.ts';
import { useText } from '../../../i18n/useText.ts';
import { RecordFilters } from './RecordFilters.tsx';

/** The filters of the desktop in a sheet, with how many are set on its button. */
export function FilterSheet() {
  const text = useText();
  const count = useAtomValue(recordFilterCountAtom);
  const setState = useSetAtom(recordStateAtom);
  return (
    <Sheet
      title={text('payments.filter.title')}
      closeLabel={text('payments.detail.close')}
      trigger={
        <Button
          variant="outline"
          icon={<FilterIcon aria-hidden="true" />}
          iconEnd={
            count > 0 ? <Badge count={count} label={text('payments.filter.active', { count })} /> : undefined
          }
        >
          {text('payments.filter.open')}
        </Button>
      }
      footer={(close) => (
        <Stack gap="s">
          <Button size="large" fullWidth onPress={close}>
            {text('payments.filter.apply')}
          </Button>
          <Button
            size="large"
            variant="ghost"
            fullWidth
            isDisabled={count === 0}
            onPress={() => setState(noRecordFilters, { replace: true })}
          >
            {text('payments.filter.clearAll')}
          </Button>
        </Stack>
      )}
    >
      <Stack gap="m">
        <RecordFilters />
      </Stack>
    </Sheet>
  );
}
