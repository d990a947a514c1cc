import { Link } from '@settlement/design-system/Link';
import { TruncatedId } from '@settlement/design-system/TruncatedId';
import { useText } from '#i18n/useText.ts';
import { hostOf } from '#lib/hostOf.ts';

interface TransactionLinkProps {
  readonly txid: string;
  /** The page of the explorer, as the server sends it. */
  readonly url: string;
}

/** A transaction hash that links to an explorer; plain if the server sends no web address. */
export function TransactionLink({ txid, url }: TransactionLinkProps) {
  const text = useText();
  if (hostOf(url) === undefined) return <TruncatedId value={txid} />;
  return (
    <Link href={url} isExternal externalLabel={text('common.newTab')}>
      <TruncatedId value={txid} />
    </Link>
  );
}
