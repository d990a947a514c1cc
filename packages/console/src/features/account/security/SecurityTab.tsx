import type { UserInfo } from '@settlement/api-mocks/contract/user';
import { Stack } from '@settlement/design-system/Stack';
import { Banner } from '@settlement/design-system/Banner';
import { Card } from '@settlement/design-system/Card';
import { Grid } from '@settlement/design-system/Grid';
import { Link } from '@settlement/design-system/Link';
import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { backHrefAtom, protectionsOf } from '#data/account.ts';
import { useText } from '#i18n/useText.ts';
import { DangerCard } from './DangerCard.tsx';
import { FreezeCard } from './FreezeCard.tsx';
import { IdleCard } from './IdleCard.tsx';
import { LevelCard } from './LevelCard.tsx';
import { LockBanner } from './LockBanner.tsx';
import { LogCard } from './LogCard.tsx';
import { PhraseCard } from './PhraseCard.tsx';
import { ProtectionRow } from './ProtectionRow.tsx';
import { SecurityDialogs } from './SecurityDialogs.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import { SwitchesCard } from './SwitchesCard.tsx';
import * as css from './security.css.ts';

/** The security centre: what protects the account, what is missing, who is in, and what was done. */
export function SecurityTab({ user }: { readonly user: UserInfo }) {
  const text = useText();
  const back = useAtomValue(backHrefAtom);
  const protections = protectionsOf(user);
  const rows = useRef<HTMLUListElement>(null);
  return (
    <Stack>
      {back !== undefined && (
        <Banner
          tone="info"
          action={
            <Link href={back} isStrong>
              {text('account.security.goBack')}
            </Link>
          }
        >
          {text('account.security.cameFrom')}
        </Banner>
      )}
      <LockBanner user={user} />
      <LevelCard user={user} protections={protections} />
      <Card title={text('account.security.methods')}>
        <ul ref={rows} className={css.rows}>
          {protections.map((protection) => (
            <ProtectionRow key={protection.id} protection={protection} user={user} />
          ))}
        </ul>
      </Card>
      <Grid columns={{ mobile: 1, desktop: 2 }} align="start">
        <Stack>
          <SwitchesCard user={user} />
          <IdleCard />
        </Stack>
        <Stack>
          <FreezeCard user={user} />
          <PhraseCard user={user} />
          <SessionsCard />
        </Stack>
      </Grid>
      <LogCard />
      <DangerCard />
      <SecurityDialogs user={user} rows={rows} />
    </Stack>
  );
}
