import { onOffCode, securitySwitchType } from '@settlement/api-mocks/contract/enumerations';
import { Stack } from '@settlement/design-system/Stack';
import type { SecuritySwitch, UserInfo } from '@settlement/api-mocks/contract/user';
import { Banner } from '@settlement/design-system/Banner';
import { Card } from '@settlement/design-system/Card';
import { Switch } from '@settlement/design-system/Switch';
import { useText } from '#i18n/useText.ts';
import { switchName, useSecuritySwitch } from './useSecuritySwitch.ts';

/** Types from a newer server have no label. The sign-in switch is in the list of protections. */
const isShown = ({ type }: SecuritySwitch) =>
  type === securitySwitchType.withdrawal || type === securitySwitchType.loginNotice;

export function SwitchesCard({ user }: { readonly user: UserInfo }) {
  const text = useText();
  const { isPending, error, change } = useSecuritySwitch();
  const isBound = { google_auth: user.bind_google_auth, phone: user.phone !== '', email: user.email !== '' };

  return (
    <Card id="notices" title={text('account.switch.title')} description={text('account.switch.lead')}>
      <Stack gap="m">
        {error !== undefined && (
          <Banner tone="critical" role="alert">
            {error}
          </Banner>
        )}
        {user.security_switch.filter(isShown).map((one) => (
          <Switch
            key={`${one.type}-${one.method}`}
            isRow
            isSelected={one.open === onOffCode.on && isBound[one.method]}
            // A disabled switch would lose the focus during the call, so it's read-only.
            isReadOnly={isPending}
            isDisabled={!isBound[one.method]}
            onChange={(isOn) => void change(one, isOn)}
            description={
              isBound[one.method]
                ? text(
                    one.type === securitySwitchType.loginNotice
                      ? 'account.switch.noticeText'
                      : 'account.switch.withdrawText',
                  )
                : text('account.switch.notBound')
            }
          >
            {switchName(text, one)}
          </Switch>
        ))}
      </Stack>
    </Card>
  );
}
