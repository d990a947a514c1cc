import { useAtomValue } from 'jotai';
import { locationAtom } from '#data/location.ts';
import { useText } from '#i18n/useText.ts';
import { withBase } from '#lib/basePath.ts';
import { CopyValue } from '../CopyValue.tsx';

/** Copies the URL of exactly what is on screen. */
export function CopyLink() {
  const text = useText();
  const { pathname, search, hash } = useAtomValue(locationAtom);
  return (
    <CopyValue
      value={`${window.location.origin}${withBase(pathname)}${search}${hash}`}
      what={text('common.list.link')}
    />
  );
}
