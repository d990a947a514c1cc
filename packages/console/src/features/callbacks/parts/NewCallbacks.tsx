import { useAtomValue } from 'jotai';
import { callbackList } from '#data/callbacks.ts';
import { newCallbacksAtom } from '#data/newCallbacks.ts';
import { useText } from '#i18n/useText.ts';
import { NewRows } from '#parts/list/NewRows.tsx';

/** The button that loads deliveries which are newer than the list. */
export function NewCallbacks() {
  const text = useText();
  const count = useAtomValue(newCallbacksAtom);
  const { refetch } = useAtomValue(callbackList.queryAtom);
  return <NewRows label={count > 0 ? text('callbacks.new', { count }) : undefined} onShow={refetch} />;
}
