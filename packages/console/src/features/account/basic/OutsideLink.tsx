import { Link } from '@settlement/design-system/Link';
import { useText } from '#i18n/useText.ts';

/** A user-supplied link: shown with its host, followed only over http, opened without the opener. */
export function OutsideLink({ href }: { readonly href: string }) {
  const text = useText();
  const url = parse(href);
  if (!url) return href === '' ? text('common.none') : href;
  return (
    <Link href={url.href} isExternal externalLabel={text('common.newTab')}>
      {`${url.host}${url.pathname === '/' ? '' : url.pathname}`}
    </Link>
  );
}

function parse(href: string): URL | undefined {
  if (!URL.canParse(href)) return undefined;
  const url = new URL(href);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined;
}
