import { PermissionPage } from '../parts/PermissionPage.tsx';
import { OpeningView } from '../parts/opening/OpeningView.tsx';

export function OpeningScreen() {
  return (
    <PermissionPage title="shell.title.openAuthPage" lead="permission.form.lead">
      <OpeningView />
    </PermissionPage>
  );
}
