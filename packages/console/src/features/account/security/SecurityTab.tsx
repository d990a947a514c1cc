import type { UserInfo } from '@settlement/api-mocks/contract/user';
import { Banner } from '@settlement/design-system/Banner';
import { Card } from '@settlement/design-system/Card';
import { ProgressBar } from '@settlement/design-system/ProgressBar';
import { useAtomValue } from 'jotai';
import { protectionsOf } from '../../../data/account.ts';
import { serverClockAtom } from '../../../data/server-clock.ts';
import { useFormats } from '../../../data/useFormats.ts';
import { useText } from '../../../i18n/useText.ts';
import { DangerCard } from './DangerCard.tsx';
import { FreezeCard } from './FreezeCard.tsx';
import { LogCard } from './LogCard.tsx';
import { ProtectionRow } from './ProtectionRow.tsx';
import { SecurityDialogs } from './SecurityDialogs.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import { SwitchesCard } from './SwitchesCard.tsx';
import * as css from './security.css.ts';

/** The security centre: what protects the account, what is missing, who is in, and what was done. */
export function SecurityTab({ user }: { readonly user: UserInfo }) {
  const text = useText();
  const formats = useFormats();
  const clock = useAtomValue(serverClockAtom);
  const protections = protectionsOf(user);
  const count = protections.filter(({ isOn }) => isOn).length;
  return (
    <div className={css.stack}>
      {user.withdraw_lock_until > clock.now() && (
        <Banner tone="caution" title={text('account.security.lock.title')} role="status">
          {text('account.security.lock.text', {
            time: formats.time(user.withdraw_lock_until),
            zone: formats.zone,
          })}
        </Banner>
      )}
      <Card title={text('account.security.level')}>
        <ProgressBar
          label={text('account.security.levelText', { count, total: protections.length })}
          value={count}
          maxValue={protections.length}
        />
      </Card>
      <Card title={text('account.security.methods')}>
        <ul className={css.rows}>
          {protections.map((protection) => (
            <ProtectionRow key={protection.id} protection={protection} user={user} />
          ))}
        </ul>
      </Card>
      <SwitchesCard user={user} />
      <FreezeCard user={user} />
      <SessionsCard />
      <LogCard />
      <DangerCard />
      <SecurityDialogs user={user} />
    </div>
  );
}
