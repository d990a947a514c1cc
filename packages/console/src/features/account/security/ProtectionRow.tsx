import type { UserInfo } from '@settlement/api-mocks/contract/user';
import { Button } from '@settlement/design-system/Button';
import { IconButton } from '@settlement/design-system/IconButton';
import { Menu, MenuItem } from '@settlement/design-system/Menu';
import { StatusTag } from '@settlement/design-system/StatusTag';
import { Text } from '@settlement/design-system/Text';
import {
  EllipsisIcon,
  FingerprintIcon,
  KeyIcon,
  LockIcon,
  MailIcon,
  PhoneIcon,
  ShieldCheckIcon,
} from '@settlement/design-system/icons';
import {
  type AccountAction,
  type Protection,
  type ProtectionId,
  accountStateAtom,
  loginSwitchOf,
} from '#data/account.ts';
import { useOffers } from '#data/calls/extensions.ts';
import { useUrlState } from '#data/page/urlState.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import { maskEmail, maskPhone } from '#lib/person/mask.ts';
import { useRowSize } from '#parts/list/useRowSize.ts';
import { preloadWizardProps } from './wizards.tsx';
import { Switch } from '@settlement/design-system/Switch';
import { useSecuritySwitch } from './useSecuritySwitch.ts';
import * as css from './security.css.ts';

const icons: Record<ProtectionId, typeof KeyIcon> = {
  google: ShieldCheckIcon,
  email: MailIcon,
  phone: PhoneIcon,
  password: KeyIcon,
  trade: LockIcon,
  login: FingerprintIcon,
};

const labels = {
  google: ['account.security.bound', 'account.security.unbound'],
  email: ['account.security.bound', 'account.security.unbound'],
  phone: ['account.security.bound', 'account.security.unbound'],
  password: ['account.security.set', 'account.security.unset'],
  trade: ['account.security.set', 'account.security.unset'],
  login: ['common.on', 'common.off'],
} as const satisfies Record<ProtectionId, readonly [string, string]>;

const actions = {
  google: ['account.security.change', 'account.security.bind'],
  email: ['account.security.change', 'account.security.bind'],
  phone: ['account.security.change', 'account.security.bind'],
  password: ['account.security.change', 'account.security.setUp'],
  trade: ['account.security.change', 'account.security.setUp'],
} as const;

const authenticatorWizards = ['google', 'unbind', 'recovery'] as const;

interface ProtectionRowProps {
  readonly protection: Protection;
  readonly user: UserInfo;
}

export function ProtectionRow({ protection, user }: ProtectionRowProps) {
  const text = useText();
  const size = useRowSize();
  const formats = useFormats();
  const [, setState] = useUrlState(accountStateAtom);
  const offers = useOffers();
  const { id, isOn, changed } = protection;
  const Icon = icons[id];
  const name = text(`account.security.${id}`);
  const open = (action: AccountAction) => setState({ action });
  const wizards = id === 'login' ? [] : id === 'google' ? authenticatorWizards : [id];
  return (
    <li className={css.row} data-protection={id} {...preloadWizardProps(...wizards)}>
      <span className={css.sign} data-on={isOn || undefined}>
        <Icon size={18} aria-hidden="true" />
      </span>
      <span className={css.message}>
        <Text weight="semibold">{name}</Text>
        <Text size="small" tone="muted">
          {text(`account.security.${id}.text`, { email: maskEmail(user.email) })}
        </Text>
        {id === 'phone' && isOn && (
          <Text size="small" tone="muted">{`${user.area_code} ${maskPhone(user.phone)}`}</Text>
        )}
        {id === 'login' && !user.bind_google_auth && (
          <Text size="small" tone="muted">
            {text('account.security.login.needs')}
          </Text>
        )}
        {changed > 0 && (
          <Text size="small" tone="muted">
            {text('account.security.changedAt', { time: formats.time(changed) })}
          </Text>
        )}
      </span>
      <div className={css.actions}>
        <StatusTag tone={isOn ? 'positive' : 'neutral'}>{text(labels[id][isOn ? 0 : 1])}</StatusTag>
        {id === 'login' ? (
          <LoginSwitch user={user} isOn={isOn} />
        ) : (
          <Button
            size={size}
            variant={isOn ? 'outline' : 'soft'}
            aria-label={text('account.security.actionOf', {
              action: text(actions[id][isOn ? 0 : 1]),
              name,
            })}
            onPress={() => open(id)}
          >
            {text(actions[id][isOn ? 0 : 1])}
          </Button>
        )}
        {id === 'google' && isOn && (
          <Menu
            placement="bottom end"
            trigger={
              <IconButton
                size={size}
                label={text('account.security.more', { name })}
                icon={<EllipsisIcon aria-hidden="true" />}
              />
            }
          >
            {offers('account') && (
              <MenuItem id="recovery" onAction={() => open('recovery')}>
                {text('account.google.lostShort')}
              </MenuItem>
            )}
            <MenuItem id="unbind" tone="critical" onAction={() => open('unbind')}>
              {text('account.google.unbindShort')}
            </MenuItem>
          </Menu>
        )}
      </div>
    </li>
  );
}

function LoginSwitch({ user, isOn }: { readonly user: UserInfo; readonly isOn: boolean }) {
  const text = useText();
  const { isPending, change } = useSecuritySwitch();
  const login = loginSwitchOf(user);
  return (
    login && (
      <Switch
        isLabelHidden
        isTall
        isSelected={isOn}
        isReadOnly={isPending}
        isDisabled={!user.bind_google_auth}
        onChange={(next) => void change(login, next)}
      >
        {text('account.security.login')}
      </Switch>
    )
  );
}
