import { Link } from '@settlement/design-system/Link';
import { TruncatedId } from '@settlement/design-system/TruncatedId';
import { hostOf } from '#lib/address/hostOf.ts';

export function TransactionLink({ txid, url }: { readonly txid: string; readonly url: string }) {
  if (hostOf(url) === undefined) return <TruncatedId value={txid} />;
  return (
    <Link href={url} isExternal>
      <TruncatedId value={txid} />
    </Link>
  );
}
