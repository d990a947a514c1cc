import { Inline } from '@settlement/design-system/Inline';
import { Link } from '@settlement/design-system/Link';
import { Text } from '@settlement/design-system/Text';
import { useAtomValue } from 'jotai';
import { supportLinksAtom } from '#data/supportLinks.ts';
import { useText } from '#i18n/useText.ts';
import { readVersion } from '#lib/browser/chunkError.ts';

interface SupportContactProps {
  /** If true, the version of the console is shown for bug reports. @default false */
  readonly hasVersion?: boolean;
}

export function SupportContact({ hasVersion = false }: SupportContactProps) {
  const text = useText();
  const { supportUrl, supportEmail } = useAtomValue(supportLinksAtom);
  const version = hasVersion ? readVersion() : undefined;
  if (supportUrl === undefined && supportEmail === undefined && version === undefined) return null;
  // The support links load later than the version, so they come last, where they don't move the version.
  return (
    <Inline gap="m">
      {version !== undefined && (
        <Text tone="muted" size="small">
          {text('common.support.version', { version })}
        </Text>
      )}
      {supportUrl !== undefined && (
        <Link href={supportUrl} isExternal>
          {text('common.support.site', { host: new URL(supportUrl, window.location.href).host })}
        </Link>
      )}
      {supportEmail !== undefined && <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>}
    </Inline>
  );
}
