import { userStatus, workOrderType } from '@settlement/api-mocks/contract/enumerations';
import type { UserInfo } from '@settlement/api-mocks/contract/user';
import { Button } from '@settlement/design-system/Button';
import { ButtonLink } from '@settlement/design-system/ButtonLink';
import { Stack } from '@settlement/design-system/Stack';
import { BookOpenIcon, LogOutIcon, RefreshIcon } from '@settlement/design-system/icons';
import { useAtomValue, useSetAtom } from 'jotai';
import { usePaths } from '#data/session/device.ts';
import { logoutAtom } from '#data/session/session.ts';
import { hasSupportAtom, supportLinksAtom } from '#data/supportLinks.ts';
import { useToasts } from '#data/page/toasts.ts';
import { userQueryAtom } from '#data/user.ts';
import { useText } from '#i18n/useText.ts';
import * as css from './permission.css.ts';
import { SupportContact } from '#parts/brand/SupportContact.tsx';

export function PermissionActions({ user }: { readonly user: UserInfo }) {
  const text = useText();
  const paths = usePaths();
  const toasts = useToasts();
  const logout = useSetAtom(logoutAtom);
  const { documentationUrl } = useAtomValue(supportLinksAtom);
  const { refetch, isFetching } = useAtomValue(userQueryAtom);

  const refresh = async () => {
    const { isSuccess } = await refetch();
    if (isSuccess) toasts.add({ tone: 'info', title: text('permission.refreshed') }, { id: 'permission' });
  };
  return (
    <Stack>
      <div className={css.actions}>
        {user.status === userStatus.authorised ? (
          <ButtonLink href={paths.home}>{text('permission.home')}</ButtonLink>
        ) : (
          <>
            <Continue status={user.status} />
            <Button
              variant="outline"
              tone="neutral"
              isPending={isFetching}
              pendingLabel={text('common.loading')}
              icon={<RefreshIcon size={16} aria-hidden="true" />}
              onPress={() => void refresh()}
            >
              {text('permission.refresh')}
            </Button>
          </>
        )}
        <ButtonLink
          href={documentationUrl ?? paths.docs}
          {...(documentationUrl !== undefined && { target: '_blank' })}
          variant="outline"
          tone="neutral"
          icon={<BookOpenIcon size={16} aria-hidden="true" />}
        >
          {text('permission.docs')}
        </ButtonLink>
        <Button
          variant="ghost"
          tone="neutral"
          icon={<LogOutIcon size={16} aria-hidden="true" />}
          onPress={() => void logout()}
        >
          {text('permission.logout')}
        </Button>
      </div>
      <SupportContact />
    </Stack>
  );
}

function Continue({ status }: Pick<UserInfo, 'status'>) {
  const text = useText();
  const hasSupport = useAtomValue(hasSupportAtom);
  const paths = usePaths();
  switch (status) {
    case userStatus.notOpened:
      return <ButtonLink href={paths.openAuthPage}>{text('permission.start')}</ButtonLink>;
    case userStatus.failed:
      return <ButtonLink href={paths.openAuthPage}>{text('permission.fix')}</ButtonLink>;
    case userStatus.underReview:
      return <ButtonLink href={paths.reviewing}>{text('permission.toReview')}</ButtonLink>;
    case userStatus.abnormal:
      return (
        hasSupport && (
          <ButtonLink href={paths.workOrders({ new: workOrderType.permission })}>
            {text('permission.contact')}
          </ButtonLink>
        )
      );
    default:
      return null;
  }
}
