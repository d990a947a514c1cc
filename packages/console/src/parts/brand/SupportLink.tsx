import { ButtonLink } from '@settlement/design-system/ButtonLink';
import { Link } from '@settlement/design-system/Link';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { hasSupportAtom } from '#data/supportLinks.ts';
import { type WorkOrderFacts, workOrderHref } from '#lib/address/paths.ts';

interface SupportLinkProps extends WorkOrderFacts {
  readonly look?: 'ghost' | 'small' | 'strong';
  readonly children: ReactNode;
}

export function SupportLink({ look, children, ...facts }: SupportLinkProps) {
  if (!useAtomValue(hasSupportAtom)) return null;
  const href = workOrderHref(facts);
  if (look === 'ghost' || look === 'small')
    return (
      <ButtonLink variant="ghost" {...(look === 'small' && { size: 'small', tone: 'accent' })} href={href}>
        {children}
      </ButtonLink>
    );
  return (
    <Link href={href} isStrong={look === 'strong'}>
      {children}
    </Link>
  );
}
