import { type CodeOf, userStatus } from '@settlement/api-mocks/contract/enumerations';
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
import { clockAtom } from '#data/calls/serverClock.ts';
import { usePaths } from '#data/session/device.ts';
import { useUrlState } from '#data/page/urlState.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { languageAtom } from '#i18n/atoms.ts';
import { useZoneName } from '#data/formats/useZoneName.ts';
import { useText } from '#i18n/useText.ts';
import { maskEmail, maskPhone } from '#lib/person/mask.ts';
import { deferred } from '#parts/loading/deferred.tsx';
import { CopyValue } from '#parts/values/CopyValue.tsx';
import { countryName } from '#lib/person/countryName.ts';
import { useRowSize } from '#parts/list/useRowSize.ts';
import type { Tone } from '@settlement/design-system/tokens';
import { codeText, toneOf } from '#parts/values/codes.ts';

const tones: Record<CodeOf<typeof userStatus>, Tone> = {
  [userStatus.notOpened]: 'neutral',
  [userStatus.underReview]: 'info',
  [userStatus.failed]: 'critical',
  [userStatus.authorised]: 'positive',
  [userStatus.abnormal]: 'critical',
};

const ProfileForm = deferred(async () => (await import('./ProfileForm.tsx')).ProfileForm, {
  loading: <ProfileFormLoading />,
});
const preloadProps = { onPointerEnter: ProfileForm.preload, onFocus: ProfileForm.preload };

/** Shows the business details. The server rejects changes during a review (error 10013). */
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
        <Banner tone="info" title={text('shell.permission.1')}>
          {text('account.basic.lockedText')}
        </Banner>
      )}
      <Profile
        user={user}
        actions={
          !isLocked && (
            <span ref={opener} {...preloadProps}>
              <Button size={size} variant="outline" onPress={() => setState({ action: 'edit' })}>
                {text('common.edit')}
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
  return (
    <Grid columns={{ mobile: 1, desktop: 2 }} align="start">
      <Card title={text('account.basic.merchant')} actions={actions}>
        <DescriptionList
          items={[
            {
              term: text('account.basic.name'),
              detail: (
                <Inline as="span" gap="m" canWrap={false}>
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
              term: text('shell.title.permission'),
              detail: (
                <StatusTag tone={toneOf(tones, user.status)}>
                  {codeText(text, user.status, userStatus, (known) => `permission.status.${known}`)}
                </StatusTag>
              ),
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
              term: text('account.security.email'),
              detail:
                user.email === '' ? (
                  none
                ) : (
                  <Link href={paths.account('_security')}>{maskEmail(user.email)}</Link>
                ),
            },
            {
              term: text('account.security.phone'),
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
            ...(user.last_login.time > 0
              ? [{ term: text('account.basic.lastLogin'), detail: formats.time(user.last_login.time) }]
              : []),
          ]}
        />
      </Card>
    </Grid>
  );
}

/** Links to a URL. Shows other text without a link, so that a `javascript:` URL can't run. */
function OutsideLink({ href }: { readonly href: string }) {
  const text = useText();
  const url = parse(href);
  if (!url) return href === '' ? text('common.none') : href;
  return (
    <Link href={url.href} isExternal>
      {`${url.host}${url.pathname === '/' ? '' : url.pathname}`}
    </Link>
  );
}

function parse(href: string): URL | undefined {
  if (!URL.canParse(href)) return undefined;
  const url = new URL(href);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined;
}
