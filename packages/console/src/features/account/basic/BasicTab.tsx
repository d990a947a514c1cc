import { userStatus } from '@settlement/api-mocks/contract/enumerations';
import { Inline } from '@settlement/design-system/Inline';
import { Stack } from '@settlement/design-system/Stack';
import type { UserInfo } from '@settlement/api-mocks/contract/user';
import { Avatar } from '@settlement/design-system/Avatar';
import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { Card } from '@settlement/design-system/Card';
import { DescriptionList } from '@settlement/design-system/DescriptionList';
import { Grid } from '@settlement/design-system/Grid';
import { Link } from '@settlement/design-system/Link';
import { Mono } from '@settlement/design-system/Mono';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { StatusTag } from '@settlement/design-system/StatusTag';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { accountStateAtom } from '#data/account.ts';
import { clockAtom } from '#data/clock.ts';
import { usePaths } from '#data/device.ts';
import { useUrlState } from '#data/urlState.ts';
import { useFormats } from '#data/useFormats.ts';
import { languageAtom } from '#i18n/atoms.ts';
import { useZoneName } from '#data/useZoneName.ts';
import { useText } from '#i18n/useText.ts';
import { maskEmail, maskPhone } from '#lib/mask.ts';
import { deferred } from '#parts/deferred.tsx';
import { CopyValue } from '#parts/CopyValue.tsx';
import { OutsideLink } from './OutsideLink.tsx';
import { countryName } from '#lib/countryName.ts';
import { useRowSize } from '#parts/useRowSize.ts';
import { statusLook } from './statusLook.ts';

const ProfileForm = deferred(async () => (await import('./ProfileForm.tsx')).ProfileForm, {
  loading: <ProfileFormLoading />,
});
const preloadProps = { onPointerEnter: ProfileForm.preload, onFocus: ProfileForm.preload };

/** Personal info: to read, and on request to write; while the audit looks at it, it stays as it is (10013). */
export function BasicTab({ user }: { readonly user: UserInfo }) {
  const text = useText();
  const size = useRowSize();
  const [{ action }, setState] = useUrlState(accountStateAtom);
  const isLocked = user.status === userStatus.underReview;
  const isEditing = action === 'edit' && !isLocked;
  const wasEditing = useRef(false);
  const opener = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (wasEditing.current && !isEditing) opener.current?.querySelector('button')?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  if (isEditing) return <ProfileForm user={user} />;
  return (
    <Stack>
      {isLocked && (
        <Banner tone="info" title={text('account.basic.locked')}>
          {text('account.basic.lockedText')}
        </Banner>
      )}
      <Profile
        user={user}
        actions={
          !isLocked && (
            <span ref={opener} {...preloadProps}>
              <Button size={size} variant="outline" onPress={() => setState({ action: 'edit' })}>
                {text('account.basic.editOpen')}
              </Button>
            </span>
          )
        }
      />
    </Stack>
  );
}

function ProfileFormLoading() {
  return (
    <Card title={useText()('account.basic.merchant')}>
      <Skeleton lines={8} height="24px" />
    </Card>
  );
}

function Profile({ user, actions }: { readonly user: UserInfo; readonly actions: React.ReactNode }) {
  const text = useText();
  const paths = usePaths();
  const formats = useFormats();
  const zoneName = useZoneName();
  const clock = useAtomValue(clockAtom);
  const language = useAtomValue(languageAtom);
  const { merchant } = user;
  const none = text('common.none');
  const { street, city, country } = merchant.address;
  const address = [street, city, countryName(country, language)].filter(Boolean);
  const { id: statusId, tone } = statusLook(user.status);
  return (
    <Grid columns={{ mobile: 1, desktop: 2 }} align="start">
      <Card title={text('account.basic.merchant')} actions={actions}>
        <DescriptionList
          items={[
            {
              term: text('account.basic.name'),
              detail: (
                <Inline as="span" gap="m" wrap={false}>
                  <Avatar name={user.name} {...(merchant.logo !== '' && { src: merchant.logo })} />
                  {user.name || none}
                </Inline>
              ),
            },
            {
              term: text('account.basic.id'),
              detail: <Mono>{user.mchid}</Mono>,
              copy: <CopyValue value={user.mchid} what={text('account.basic.id')} />,
            },
            {
              term: text('account.basic.status'),
              detail: <StatusTag tone={tone}>{text(statusId, { code: user.status })}</StatusTag>,
            },
            { term: text('account.basic.website'), detail: <OutsideLink href={merchant.website} /> },
            { term: text('account.basic.telegram'), detail: <OutsideLink href={merchant.telegram} /> },
            { term: text('account.basic.x'), detail: <OutsideLink href={merchant.x} /> },
          ]}
        />
      </Card>
      <Card title={text('account.basic.contact')}>
        <DescriptionList
          items={[
            {
              term: text('account.basic.email'),
              detail:
                user.email === '' ? (
                  none
                ) : (
                  <Link href={paths.account('_security')}>{maskEmail(user.email)}</Link>
                ),
            },
            {
              term: text('account.basic.phone'),
              detail: user.phone === '' ? none : `${user.area_code} ${maskPhone(user.phone)}`.trim(),
            },
            { term: text('account.basic.address'), detail: address.length > 0 ? address.join(', ') : none },
            {
              term: text('common.region.zone'),
              detail: text('account.basic.zoneNow', {
                zone: zoneName,
                time: formats.time(clock.now()).slice(11, 16),
              }),
            },
            { term: text('account.basic.lastLogin'), detail: formats.time(user.last_login.time) },
          ]}
        />
      </Card>
    </Grid>
  );
}
