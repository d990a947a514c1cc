import type { StreamEntry } from '@settlement/api-mocks/contract/funds';
import { Link } from '@settlement/design-system/Link';
import { TruncatedId } from '@settlement/design-system/TruncatedId';
import { usePaths } from '#data/session/device.ts';
import { relatedHref } from './relatedHref.ts';

export function RelatedNumber({ entry }: { readonly entry: StreamEntry }) {
  const href = relatedHref(entry, usePaths());
  if (entry.ref_no === '') return '—';
  const number = <TruncatedId value={entry.ref_no} />;
  return href === undefined ? number : <Link href={href}>{number}</Link>;
}
