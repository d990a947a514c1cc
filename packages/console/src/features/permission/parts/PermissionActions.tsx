import { userStatus, workOrderType } from '@settlement/api-mocks/contract/enumerations';
import type { UserInfo } from '@settlement/api-mocks/contract/user';
import { Button } from '@settlement/design-system/Button';
import { ButtonLink } from '@settlement/design-system/ButtonLink';
import { RefreshIcon } from '@settlement/design-system/icons';
import { useAtomValue } from 'jotai';
import { useToasts } from '#data/page/toasts.ts';
import { usePaths } from '#data/session/device.ts';
import { hasSupportAtom } from '#data/supportLinks.ts';
import { userQueryAtom } from '#data/user.ts';
import { useText } from '#i18n/useText.ts';
import * as css from './permission.css.ts';

export function PermissionActions({ status }: Pick<UserInfo, 'status'>) {
  const text = useText();
  const toasts = useToasts();
  const { refetch, isFetching } = useAtomValue(userQueryAtom);
  const refresh = async () => {
    const { isSuccess } = await refetch();
    if (isSuccess) toasts.add({ tone: 'info', title: text('permission.refreshed') }, { id: 'permission' });
  };
  return (
    <div className={css.actions}>
      <Continue status={status} />
      {status !== userStatus.authorised && (
        <Button
          variant="ghost"
          tone="neutral"
          isPending={isFetching}
          pendingLabel={text('common.loading')}
          icon={<RefreshIcon size={16} aria-hidden="true" />}
          onPress={() => void refresh()}
        >
          {text('permission.refresh')}
        </Button>
      )}
    </div>
  );
}

function Continue({ status }: Pick<UserInfo, 'status'>) {
  const text = useText();
  const hasSupport = useAtomValue(hasSupportAtom);
  const paths = usePaths();
  switch (status) {
    case userStatus.authorised:
      return <ButtonLink href={paths.home}>{text('permission.home')}</ButtonLink>;
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
            {text('common.support.contact')}
          </ButtonLink>
        )
      );
    default:
      return null;
  }
}
