import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { pathnameAtom } from '#data/location.ts';
import type { MessageId } from '#i18n/ids.ts';
import { useText } from '#i18n/useText.ts';

/** The document is named after its screen, and the focus goes to the new screen's heading. */
export function useScreenChange(title: MessageId): void {
  const text = useText();
  const pathname = useAtomValue(pathnameAtom);
  const last = useRef(pathname);

  useEffect(() => {
    document.title = text('common.title', { screen: text(title) });
  }, [text, title]);

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const main = document.querySelector('main');
    const target = main?.querySelector('h1') ?? main;
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [pathname]);
}
