import { Button } from '@settlement/design-system/Button';
import { EmptyState } from '@settlement/design-system/EmptyState';
import { FilterIcon, WebhookIcon } from '@settlement/design-system/icons';
import { useAtomValue, useSetAtom } from 'jotai';
import { callbackFilterCountAtom, callbacksStateAtom, noCallbackFilters } from '../../../data/callbacks.ts';
import { useText } from '../../../i18n/useText.ts';

/** A quiet day explains itself and looks further back; nothing that matches offers the way back. */
export function NoCallbacks() {
  const text = useText();
  const count = useAtomValue(callbackFilterCountAtom);
  const setState = useSetAtom(callbacksStateAtom);
  return count > 0 ? (
    <EmptyState
      icon={<FilterIcon aria-hidden="true" />}
      title={text('callbacks.noMatch.title')}
      description={text('callbacks.noMatch.text')}
      action={
        <Button variant="outline" onPress={() => setState(noCallbackFilters, { replace: true })}>
          {text('callbacks.filter.clear')}
        </Button>
      }
    />
  ) : (
    <EmptyState
      icon={<WebhookIcon aria-hidden="true" />}
      title={text('callbacks.empty.title')}
      description={text('callbacks.empty.text')}
      action={
        <Button variant="outline" onPress={() => setState({ range: 'all' })}>
          {text('callbacks.empty.all')}
        </Button>
      }
    />
  );
}
