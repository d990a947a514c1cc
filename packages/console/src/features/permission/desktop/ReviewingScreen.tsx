import { PermissionPage } from '../parts/PermissionPage.tsx';
import { ReviewingView } from '../parts/reviewing/ReviewingView.tsx';

export function ReviewingScreen() {
  return (
    <PermissionPage title="shell.title.reviewing" lead="permission.review.lead">
      <ReviewingView />
    </PermissionPage>
  );
}
