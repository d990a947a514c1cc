import type { UserInfo } from '@settlement/api-mocks/contract/user';
import { Banner } from '@settlement/design-system/Banner';
import { Card } from '@settlement/design-system/Card';
import { DescriptionList } from '@settlement/design-system/DescriptionList';
import { ProgressBar } from '@settlement/design-system/ProgressBar';
import { Stack } from '@settlement/design-system/Stack';
import { StatusTag } from '@settlement/design-system/StatusTag';
import { Text } from '@settlement/design-system/Text';
import {
  FingerprintIcon,
  KeyIcon,
  LockIcon,
  MailIcon,
  PhoneIcon,
  ShieldCheckIcon,
} from '@settlement/design-system/icons';
import { type ProtectionId, protectionsOf } from '../../../data/account.ts';
import { useFormats } from '../../../data/useFormats.ts';
import { useText } from '../../../i18n/useText.ts';
import * as css from './account.css.ts';

const icons: Record<ProtectionId, typeof KeyIcon> = {
  google: ShieldCheckIcon,
  email: MailIcon,
  phone: PhoneIcon,
  password: KeyIcon,
  trade: LockIcon,
  login: FingerprintIcon,
};

const words = {
  google: ['account.security.bound', 'account.security.unbound'],
  email: ['account.security.bound', 'account.security.unbound'],
  phone: ['account.security.bound', 'account.security.unbound'],
  password: ['account.security.set', 'account.security.unset'],
  trade: ['account.security.set', 'account.security.unset'],
  login: ['account.security.on', 'account.security.off'],
} as const satisfies Record<ProtectionId, readonly [string, string]>;

/** The security centre, to read: what protects the account, and what is missing. */
export function SecurityTab({ user }: { readonly user: UserInfo }) {
  const text = useText();
  const formats = useFormats();
  const protections = protectionsOf(user);
  const count = protections.filter(({ isOn }) => isOn).length;
  const { last_login: last } = user;
  return (
    <Stack>
      {user.withdraw_lock_until > 0 && (
        <Banner tone="caution" title={text('account.security.lock.title')}>
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
          {protections.map(({ id, isOn }) => {
            const Icon = icons[id];
            return (
              <li key={id} className={css.row}>
                <span className={css.sign} data-on={isOn || undefined}>
                  <Icon size={18} aria-hidden="true" />
                </span>
                <span className={css.words}>
                  <Text weight="semibold">{text(`account.security.${id}`)}</Text>
                  <Text size="small" tone="muted">
                    {text(`account.security.${id}.text`, { email: user.email })}
                  </Text>
                </span>
                <StatusTag tone={isOn ? 'positive' : 'neutral'}>{text(words[id][isOn ? 0 : 1])}</StatusTag>
              </li>
            );
          })}
        </ul>
      </Card>
      {last.time > 0 && (
        <Card title={text('account.security.last')}>
          <Stack gap="m">
            <DescriptionList
              items={[
                { term: text('account.time'), detail: formats.time(last.time) },
                { term: text('account.ip'), detail: last.ip },
                { term: text('account.device'), detail: last.device },
                { term: text('account.location'), detail: last.address },
              ]}
            />
            <Text size="small" tone="muted">
              {text('account.security.lastText')}
            </Text>
          </Stack>
        </Card>
      )}
    </Stack>
  );
}
