import { Banner } from '@settlement/design-system/Banner';
import { useText } from '../../../i18n/useText.ts';
import { useIsOnline } from '../../../lib/useIsOnline.ts';

/** Says that what is on screen may be old. */
export function OfflineBanner() {
  const text = useText();
  if (useIsOnline()) return null;
  return (
    <Banner tone="caution" role="status" title={text('shell.offline.title')}>
      {text('shell.offline.text')}
    </Banner>
  );
}
