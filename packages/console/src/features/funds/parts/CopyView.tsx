import { CopyValue } from '../../../parts/CopyValue.tsx';
import { useText } from '../../../i18n/useText.ts';

/** The address of exactly this view, to be sent to somebody. */
export function CopyView() {
  const text = useText();
  return <CopyValue value={window.location.href} what={text('funds.list.link')} />;
}
