import type { UserInfo } from '@settlement/api-mocks/contract/user';
import { Card } from '@settlement/design-system/Card';
import { DescriptionList } from '@settlement/design-system/DescriptionList';
import { Grid } from '@settlement/design-system/Grid';
import { Mono } from '@settlement/design-system/Mono';
import { StatusTag } from '@settlement/design-system/StatusTag';
import { useAtomValue } from 'jotai';
import { clockAtom } from '../../../data/clock.ts';
import { useFormats } from '../../../data/useFormats.ts';
import { useText } from '../../../i18n/useText.ts';
import { CopyValue } from '../../../parts/CopyValue.tsx';
import { OutsideLink } from './OutsideLink.tsx';
import { statusLook } from './statusLook.ts';

/** Personal info, to read. */
export function BasicTab({ user }: { readonly user: UserInfo }) {
  const text = useText();
  const formats = useFormats();
  const clock = useAtomValue(clockAtom);
  const { merchant } = user;
  const none = text('common.none');
  const address = [merchant.address.street, merchant.address.city, merchant.address.country].filter(Boolean);
  const { id: statusId, tone } = statusLook(user.status);
  return (
    <Grid columns={{ mobile: 1, desktop: 2 }} align="start">
      <Card title={text('account.basic.merchant')}>
        <DescriptionList
          items={[
            { term: text('account.basic.name'), detail: user.name || none },
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
            { term: text('account.basic.email'), detail: user.email || none },
            {
              term: text('account.basic.phone'),
              detail: user.phone === '' ? none : `${user.area_code} ${user.phone}`.trim(),
            },
            { term: text('account.basic.address'), detail: address.length > 0 ? address.join(', ') : none },
            {
              term: text('account.basic.zone'),
              detail: text('account.basic.zoneNow', {
                zone: formats.zone,
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
