import { userStatus } from '@settlement/api-mocks/contract/enumerations';
import { useAtomValue } from 'jotai';
import { userAtom } from '#data/user.ts';
import { PermissionPage } from '../parts/PermissionPage.tsx';
import { ReviewingView } from '../parts/reviewing/ReviewingView.tsx';

export function ReviewingScreen() {
  const isOver = useAtomValue(userAtom)?.status === userStatus.authorised;
  return (
    <PermissionPage
      title="shell.title.reviewing"
      lead={isOver ? 'permission.text.3' : 'permission.review.lead'}
    >
      <ReviewingView />
    </PermissionPage>
  );
}
