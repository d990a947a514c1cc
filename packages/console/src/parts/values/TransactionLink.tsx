import { Link } from '@settlement/design-system/Link';
import { TruncatedId } from '@settlement/design-system/TruncatedId';
import { useText } from '#i18n/useText.ts';
import { hostOf } from '#lib/address/hostOf.ts';

interface TransactionLinkProps {
  readonly txid: string;
  readonly url: string;
}

export function TransactionLink({ txid, url }: TransactionLinkProps) {
  const text = useText();
  if (hostOf(url) === undefined) return <TruncatedId value={txid} />;
  return (
    <Link href={url} isExternal externalLabel={text('common.newTab')}>
      <TruncatedId value={txid} />
    </Link>
  );
}
