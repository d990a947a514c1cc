import { Button } from '@settlement/design-system/Button';
import { WebhookIcon } from '@settlement/design-system/icons';
import { useSetAtom } from 'jotai';
import { callbackList } from '#data/callbacks.ts';
import { useText } from '#i18n/useText.ts';
import { NoRows } from '#parts/list/NoRows.tsx';

export function NoCallbacks() {
  const text = useText();
  const setState = useSetAtom(callbackList.stateAtom);
  return (
    <NoRows
      list={callbackList}
      noMatch={{ title: text('callbacks.noMatch.title'), description: text('callbacks.noMatch.text') }}
      icon={<WebhookIcon aria-hidden="true" />}
      title={text('callbacks.empty.title')}
      description={text('callbacks.empty.text')}
      actions={
        <Button variant="outline" onPress={() => setState({ range: 'all' })}>
          {text('callbacks.empty.all')}
        </Button>
      }
    />
  );
}
