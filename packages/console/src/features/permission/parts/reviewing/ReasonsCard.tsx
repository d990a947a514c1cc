import { userStatus, workOrderType } from '@settlement/api-mocks/contract/enumerations';
import type { UserInfo } from '@settlement/api-mocks/contract/user';
import { Banner } from '@settlement/design-system/Banner';
import { ButtonLink } from '@settlement/design-system/ButtonLink';
import { Card } from '@settlement/design-system/Card';
import { DescriptionList } from '@settlement/design-system/DescriptionList';
import { Inline } from '@settlement/design-system/Inline';
import { Stack } from '@settlement/design-system/Stack';
import { useAtomValue } from 'jotai';
import { usePaths } from '#data/session/device.ts';
import { hasSupportAtom } from '#data/supportLinks.ts';
import { useText } from '#i18n/useText.ts';
import { fieldName } from '../fieldNames.ts';

export function ReasonsCard({ user }: { readonly user: UserInfo }) {
  const text = useText();
  const paths = usePaths();
  const hasSupport = useAtomValue(hasSupportAtom);
  const { status, audit } = user;
  if (status !== userStatus.failed && status !== userStatus.abnormal) return null;
  return (
    <Card title={text(`permission.status.${status}`)}>
      <Stack gap="m">
        <Banner tone="critical">{audit.reason || text(`permission.text.${status}`)}</Banner>
        {audit.fields.length > 0 && (
          <DescriptionList
            items={audit.fields.map(({ field, reason }) => ({
              id: field,
              term: fieldName(text, field),
              detail: reason,
            }))}
          />
        )}
        <Inline gap="s">
          {status === userStatus.failed && (
            <ButtonLink href={paths.openAuthPage}>{text('permission.fix')}</ButtonLink>
          )}
          {hasSupport && (
            <ButtonLink
              href={paths.workOrders({ new: workOrderType.permission })}
              variant={status === userStatus.failed ? 'outline' : 'solid'}
              {...(status === userStatus.failed && { tone: 'neutral' })}
            >
              {text('permission.contact')}
            </ButtonLink>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}
